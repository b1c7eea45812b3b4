import type { Access } from '#contract/call.ts';
import type { ErrorName } from '#contract/codes.ts';
import type { Caller } from './handler.ts';

interface Asking {
  readonly caller: Caller | null;
  /** Whether the request brings an order's token; whether it fits is the handler's to say. */
  readonly bringsToken: boolean;
}

const signedIn = ({ caller }: Asking): ErrorName | null => (caller === null ? 'not_signed_in' : null);

const barriers = {
  public: () => null,
  'signed-in': signedIn,
  'main-account': ({ caller }) => {
    if (caller === null) return 'not_signed_in';
    if (caller.role !== 'client') return 'not_permitted';
    return caller.is_admin ? null : 'main_account_only';
  },
  'order-token': (asking) => (asking.bringsToken ? null : signedIn(asking)),
  desk: ({ caller }) => {
    if (caller === null) return 'not_signed_in';
    return caller.role === 'client' ? 'not_permitted' : null;
  },
} satisfies Record<Access, (asking: Asking) => ErrorName | null>;

/** What stands between a caller and a call, or null where nothing does. */
export const barrier = (access: Access, asking: Asking): ErrorName | null => barriers[access](asking);
