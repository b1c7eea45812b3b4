import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Access } from '#contract/call.ts';
import type { calls } from '#contract/calls/index.ts';
import { admit } from './access.ts';
import type { Caller, ClientUser, Handlers, MainAccount, Request, Staff } from './handler.ts';

const main: ClientUser = { user_id: 'main', client_id: 'client-1', is_admin: true, role: 'client' };
const child: ClientUser = { user_id: 'child', client_id: 'client-1', is_admin: false, role: 'client' };
const staff: Staff = { user_id: 'staff', client_id: null, is_admin: true, role: 'sales' };
const callers = { nobody: null, main, child, staff };

type Name = keyof typeof callers;
const admitted = 'admitted';

describe('past the access of a call', () => {
  const answers: Record<Access, Record<Name | 'nobody with a token', string>> = {
    public: { nobody: admitted, main: admitted, child: admitted, staff: admitted, 'nobody with a token': admitted },
    'signed-in': {
      nobody: 'not_signed_in',
      main: admitted,
      child: admitted,
      staff: admitted,
      'nobody with a token': 'not_signed_in',
    },
    client: {
      nobody: 'not_signed_in',
      main: admitted,
      child: admitted,
      staff: 'not_permitted',
      'nobody with a token': 'not_signed_in',
    },
    'main-account': {
      nobody: 'not_signed_in',
      main: admitted,
      child: 'main_account_only',
      staff: 'not_permitted',
      'nobody with a token': 'not_signed_in',
    },
    'order-token': {
      nobody: 'not_signed_in',
      main: admitted,
      child: admitted,
      staff: admitted,
      'nobody with a token': admitted,
    },
    desk: {
      nobody: 'not_signed_in',
      main: 'not_permitted',
      child: 'not_permitted',
      staff: admitted,
      'nobody with a token': 'not_signed_in',
    },
  };
  const accesses: Access[] = ['public', 'signed-in', 'client', 'main-account', 'order-token', 'desk'];

  it.each(accesses)('%s comes who may, as who they are', (access) => {
    const answered = (caller: Caller | null, bringsToken = false) => {
      const admission = admit(access, { caller, bringsToken });
      if (admission.kind === 'refused') return admission.error;
      expect(admission.caller).toEqual(caller);
      return admission.kind;
    };
    expect({
      nobody: answered(callers.nobody),
      main: answered(callers.main),
      child: answered(callers.child),
      staff: answered(callers.staff),
      'nobody with a token': answered(null, true),
    }).toEqual(answers[access]);
  });
});

it('a handler knows by the access of its call who makes a request, and the compiler holds it to that', () => {
  type CallerOf<Name extends keyof typeof calls> = Request<(typeof calls)[Name]>['caller'];
  expectTypeOf<CallerOf<'settingsRead'>>().toEqualTypeOf<Caller | null>();
  expectTypeOf<CallerOf<'userRead'>>().toEqualTypeOf<Caller>();
  expectTypeOf<CallerOf<'orderList'>>().toEqualTypeOf<ClientUser>();
  expectTypeOf<CallerOf<'orderAdd'>>().toEqualTypeOf<MainAccount>();
  expectTypeOf<CallerOf<'orderGet'>>().toEqualTypeOf<Caller | null>();
  expectTypeOf<CallerOf<'flowTraceRead'>>().toEqualTypeOf<Staff>();
  expectTypeOf<{ userRead: (request: { caller: MainAccount }) => Promise<never> }>().not.toExtend<Handlers>();
});
