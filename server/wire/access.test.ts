import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Access } from '#contract/call.ts';
import type { calls } from '#contract/calls/index.ts';
import { admit } from './access.ts';
import type { Caller, CallRequest, ClientUser, Handlers, MainAccount, Owner, Staff, StaffOf } from './handler.ts';
import type { RequestTab } from './tab.ts';

const main: ClientUser = { user_id: 'main', client_id: 'client-1', is_admin: true, role: 'client' };
const child: ClientUser = { user_id: 'child', client_id: 'client-1', is_admin: false, role: 'client' };
const staff: Staff = { user_id: 'staff', client_id: null, is_admin: true, role: 'sales' };
const none: RequestTab = { kind: 'none' };
const tab: RequestTab = { kind: 'tab', hash: 'hash-1' };
const everybody = { nobody: 'admitted', bearer: 'admitted', main: 'admitted', child: 'admitted', staff: 'admitted' };
const nobody = { nobody: 'not_signed_in', bearer: 'not_signed_in' };
const noClient = { ...nobody, main: 'not_permitted', child: 'not_permitted', staff: 'not_permitted' };

describe('the access of a call', () => {
  it.each<[Access, typeof everybody]>([
    ['public', everybody],
    ['signed-in', { ...everybody, ...nobody }],
    ['client', { ...everybody, ...nobody, staff: 'not_permitted' }],
    ['main-account', { ...everybody, ...nobody, child: 'main_account_only', staff: 'not_permitted' }],
    ['order-token', { ...everybody, nobody: 'not_signed_in' }],
    ['sales', { ...noClient, staff: 'admitted' }],
    ['reviewer', noClient],
    ['support', noClient],
  ])('a call with the access %s admits the right kinds of caller and refuses all others', (access, answers) => {
    const answered = (caller: Caller | null, sign: { bringsToken?: boolean; tab?: RequestTab } = {}) => {
      const admission = admit(access, { caller, bringsToken: false, tab: none, applet: null, ...sign });
      if (admission.kind === 'refused') return admission.error;
      expect(admission.caller).toEqual(caller);
      return admission.kind;
    };
    expect({
      nobody: answered(null, { tab }),
      bearer: answered(null, { bringsToken: true }),
      main: answered(main),
      child: answered(child, { tab }),
      staff: answered(staff),
    }).toEqual(answers);
  });

  it('a session-or-tab call admits the tab that the page names, or else the signed-in user', () => {
    const answered = (caller: Caller | null, sign: RequestTab) =>
      admit('session-or-tab', { caller, bringsToken: true, tab: sign, applet: null });
    const malformed = { error: 'invalid_request', data: { fields: [{ path: 'x-mallflow-tab' }] } };
    expect([answered(null, none), answered(child, none)]).toEqual([
      { kind: 'refused', error: 'not_signed_in', data: {} },
      { kind: 'admitted', caller: { kind: 'user', user: child } },
    ]);
    expect([answered(null, tab), answered(child, tab)]).toEqual([
      { kind: 'admitted', caller: tab },
      { kind: 'admitted', caller: tab },
    ]);
    for (const caller of [null, child]) expect(answered(caller, { kind: 'malformed' })).toMatchObject(malformed);
  });
});

it('the compiler derives the caller type of a handler from the access of its call', () => {
  type CallerOf<Name extends keyof typeof calls> = CallRequest<(typeof calls)[Name]>['caller'];
  expectTypeOf<CallerOf<'settingsRead'>>().toEqualTypeOf<Caller | null>();
  expectTypeOf<CallerOf<'userRead'>>().toEqualTypeOf<Caller>();
  expectTypeOf<CallerOf<'orderList'>>().toEqualTypeOf<ClientUser>();
  expectTypeOf<CallerOf<'orderAdd'>>().toEqualTypeOf<MainAccount>();
  expectTypeOf<CallerOf<'orderGet'>>().toEqualTypeOf<Caller | null>();
  expectTypeOf<CallerOf<'flowDraftOpen'>>().toEqualTypeOf<Owner>();
  expectTypeOf<CallerOf<'flowTraceRead'>>().toEqualTypeOf<StaffOf<'support'>>();
  expectTypeOf<{ userRead: (request: { caller: MainAccount }) => Promise<never> }>().not.toExtend<Handlers>();
});
