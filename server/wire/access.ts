import type { Access } from '#contract/call.ts';
import type { ErrorName } from '#contract/codes.ts';
import { type RefusalData, tabHeader } from '#contract/envelope.ts';
import { type AppletSign, isForItsClient } from './applet.ts';
import type { Caller, CallerBy, ClientUser, Holder, Staff, StaffOf } from './handler.ts';
import type { TabSign } from './tab.ts';

export interface Requester {
  readonly caller: Caller | null;
  /** Whether the request has, or may have, an order's token; the handler checks that it is valid. */
  readonly bringsToken: boolean;
  readonly tab: TabSign;
  /** Null unless the mini-program calls. */
  readonly applet: AppletSign | null;
}

export type Admission<By> =
  | { readonly kind: 'admitted'; readonly caller: By }
  | { readonly kind: 'refused'; readonly error: ErrorName; readonly data: RefusalData };

const admitted = <By>(caller: By): Admission<By> => ({ kind: 'admitted', caller });
const refused = (error: ErrorName, data: RefusalData = {}): Admission<never> => ({ kind: 'refused', error, data });

function asClient({ caller }: Requester): Admission<ClientUser> {
  if (caller === null) return refused('not_signed_in');
  return caller.role === 'client' ? admitted(caller) : refused('not_permitted');
}

/** A page that names its tab acts for the tab, even if a user is signed in in the browser. */
function asHolder({ caller, tab }: Requester): Admission<Holder> {
  switch (tab.kind) {
    case 'tab':
      return admitted(tab);
    case 'malformed':
      return refused('invalid_request', { fields: [{ path: tabHeader, problem: 'is no secret of a tab' }] });
    case 'none':
      return caller === null ? refused('not_signed_in') : admitted({ kind: 'user', user: caller });
  }
}

const asStaff =
  <R extends Staff['role']>(role: R) =>
  ({ caller }: Requester): Admission<StaffOf<R>> => {
    if (caller === null) return refused('not_signed_in');
    return isStaffOf(caller, role) ? admitted(caller) : refused('not_permitted');
  };

const isStaffOf = <R extends Staff['role']>(caller: Caller, role: R): caller is StaffOf<R> => caller.role === role;

const admissions: { readonly [By in Access]: (asking: Requester) => Admission<CallerBy[By]> } = {
  public: ({ caller }) => admitted(caller),
  'signed-in': ({ caller }) => (caller === null ? refused('not_signed_in') : admitted(caller)),
  client: asClient,
  'main-account': (asking) => {
    const admission = asClient(asking);
    if (admission.kind === 'refused') return admission;
    const { caller } = admission;
    return caller.is_admin ? admitted({ ...caller, is_admin: true }) : refused('main_account_only');
  },
  'order-token': ({ caller, bringsToken }) =>
    caller === null && !bringsToken ? refused('not_signed_in') : admitted(caller),
  'session-or-tab': asHolder,
  sales: asStaff('sales'),
  reviewer: asStaff('reviewer'),
  support: asStaff('support'),
  consultant: asStaff('consultant'),
};

export const admit = (access: Access, asking: Requester): Admission<CallerBy[Access]> =>
  asking.applet === null || isForItsClient(asking.applet, asking.caller)
    ? admissions[access](asking)
    : refused('not_permitted');
