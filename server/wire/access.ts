import type { Access } from '#contract/call.ts';
import { type RefusalData, tabHeader } from '#contract/envelope.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { type AppletCredentials, isForSessionClient } from './applet.ts';
import type { Caller, CallerByAccess, ClientUser, Owner, Staff, StaffOf } from './handler.ts';
import type { RequestTab } from './tab.ts';

export interface Requester {
  readonly caller: Caller | null;
  /** Whether the request has, or may have, an order's token; the handler checks that it is valid. */
  readonly bringsToken: boolean;
  readonly tab: RequestTab;
  /** Null unless the mini-program calls. */
  readonly applet: AppletCredentials | null;
}

export type Admission<By> =
  | { readonly kind: 'admitted'; readonly caller: By }
  | { readonly kind: 'refused'; readonly error: ErrorName; readonly data: RefusalData };

const admittedAs = <By>(caller: By): Admission<By> => ({ kind: 'admitted', caller });
const refusedAdmission = (error: ErrorName, data: RefusalData = {}): Admission<never> => ({
  kind: 'refused',
  error,
  data,
});

function admitClient({ caller }: Requester): Admission<ClientUser> {
  if (caller === null) return refusedAdmission('not_signed_in');
  return caller.role === 'client' ? admittedAs(caller) : refusedAdmission('not_permitted');
}

/** A page that names its tab acts for the tab, even if a user is signed in in the browser. */
function admitOwner({ caller, tab }: Requester): Admission<Owner> {
  switch (tab.kind) {
    case 'tab':
      return admittedAs(tab);
    case 'malformed':
      return refusedAdmission('invalid_request', { fields: [{ path: tabHeader, problem: 'is no secret of a tab' }] });
    case 'none':
      return caller === null ? refusedAdmission('not_signed_in') : admittedAs({ kind: 'user', user: caller });
  }
}

const admitStaff =
  <R extends Staff['role']>(role: R) =>
  ({ caller }: Requester): Admission<StaffOf<R>> => {
    if (caller === null) return refusedAdmission('not_signed_in');
    return isStaffOf(caller, role) ? admittedAs(caller) : refusedAdmission('not_permitted');
  };

const isStaffOf = <R extends Staff['role']>(caller: Caller, role: R): caller is StaffOf<R> => caller.role === role;

const admissions: { readonly [By in Access]: (asking: Requester) => Admission<CallerByAccess[By]> } = {
  public: ({ caller }) => admittedAs(caller),
  'signed-in': ({ caller }) => (caller === null ? refusedAdmission('not_signed_in') : admittedAs(caller)),
  client: admitClient,
  'main-account': (asking) => {
    const admission = admitClient(asking);
    if (admission.kind === 'refused') return admission;
    const { caller } = admission;
    return caller.is_admin ? admittedAs({ ...caller, is_admin: true }) : refusedAdmission('main_account_only');
  },
  'order-token': ({ caller, bringsToken }) =>
    caller === null && !bringsToken ? refusedAdmission('not_signed_in') : admittedAs(caller),
  'session-or-tab': admitOwner,
  sales: admitStaff('sales'),
  reviewer: admitStaff('reviewer'),
  support: admitStaff('support'),
  consultant: admitStaff('consultant'),
};

export const admit = (access: Access, asking: Requester): Admission<CallerByAccess[Access]> =>
  asking.applet === null || isForSessionClient(asking.applet, asking.caller)
    ? admissions[access](asking)
    : refusedAdmission('not_permitted');
