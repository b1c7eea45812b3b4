import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { SandboxMessage } from '../../../providers/sandbox.ts';
import type { EnterpriseNotification, EnterpriseState, SigningProvider } from '../provider.ts';
import type { SandboxMessageContent } from './messages.ts';
import { sandboxEnterprises } from './tables.ts';

/** The user's choices on the page. Closing it changes nothing. */
export const enterpriseActions = ['authorise', 'authorise_only', 'exists', 'authorise_unheard', 'reject'] as const;
export type EnterpriseAction = (typeof enterpriseActions)[number];

type Row = typeof sandboxEnterprises.$inferSelect;

export interface EnterpriseToAuthorise {
  readonly row: Row;
  readonly actions: readonly EnterpriseAction[];
}

export interface SandboxEnterprises {
  readonly find: (secret: string) => Promise<EnterpriseToAuthorise | null>;
  /** Answers the notifications to send; none if the action is no longer possible. */
  readonly act: (secret: string, action: EnterpriseAction) => Promise<readonly SandboxMessage[]>;
}

/** For each button: the company's new status, and the kind of the notification that the mall receives, if any. */
const effects: Readonly<
  Record<
    EnterpriseAction,
    { readonly status: Row['status']; readonly notification: EnterpriseNotification['kind'] | null }
  >
> = {
  authorise: { status: 'identified', notification: 'stands' },
  authorise_only: { status: 'authorized', notification: 'stands' },
  exists: { status: 'identified', notification: 'exists' },
  authorise_unheard: { status: 'identified', notification: null },
  reject: { status: 'rejected', notification: 'rejected' },
};

const stateByStatus: Readonly<Record<Row['status'], Pick<EnterpriseState, 'binding' | 'identity'>>> = {
  waiting: { binding: 'unauthorized', identity: 'unidentified' },
  rejected: { binding: 'unauthorized', identity: 'unidentified' },
  authorized: { binding: 'authorized', identity: 'unidentified' },
  identified: { binding: 'authorized', identity: 'identified' },
};

export interface SandboxDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly secret: (bits: number) => string;
  /** The key that signs its notifications. */
  readonly signing: string;
  /** The origin of the server in the address of a QR code; null for the origin of the page. */
  readonly origin: string | null;
}

interface SandboxEnterprisesDeps extends SandboxDeps {
  readonly tell: (said: SandboxMessageContent) => SandboxMessage;
  /** The secret is appended to it. */
  readonly page: string;
}

export function createSandboxEnterprises(
  parts: SandboxEnterprisesDeps,
): SandboxEnterprises & Pick<SigningProvider, 'authorise'> & { readonly query: SigningProvider['queryEnterprise'] } {
  const { db, now, secret, tell } = parts;
  const read = async (one: SQL) => (await db.select().from(sandboxEnterprises).where(one))[0];
  const ofClient = (clientId: string) => eq(sandboxEnterprises.client_id, clientId);
  const isToAuthorise = ({ status, link_expires_at }: Row) => status !== 'identified' && now() < link_expires_at;
  const standingOf = (row: Row | undefined): EnterpriseState => ({
    ...stateByStatus[row?.status ?? 'waiting'],
    reference: row?.client_id ?? null,
  });
  const notificationOf = (row: Row, kind: EnterpriseNotification['kind']): EnterpriseNotification =>
    kind === 'rejected'
      ? { kind }
      : kind === 'exists'
        ? { kind, reference: row.client_id }
        : { kind, ...standingOf(row) };

  return {
    authorise: async ({ client_id, full_name }, { link_expires_at, return_to }) => {
      if ((await read(ofClient(client_id)))?.status === 'identified') return null;
      const address = { secret: secret(128), full_name, return_to, link_expires_at };
      await db
        .insert(sandboxEnterprises)
        .values({ ...address, client_id, status: 'waiting' })
        .onConflictDoUpdate({ target: sandboxEnterprises.client_id, set: address });
      return { link: `${parts.page}/${address.secret}`, link_expires_at };
    },

    query: async ({ client_id }) => standingOf(await read(ofClient(client_id))),

    find: async (given) => {
      const row = await read(eq(sandboxEnterprises.secret, given));
      return row === undefined ? null : { row, actions: isToAuthorise(row) ? enterpriseActions : [] };
    },

    act: async (given, action) => {
      const before = await read(eq(sandboxEnterprises.secret, given));
      if (before === undefined || !isToAuthorise(before)) return [];
      const { status, notification } = effects[action];
      const [row] = await db
        .update(sandboxEnterprises)
        .set({ status })
        .where(eq(sandboxEnterprises.client_id, before.client_id))
        .returning();
      if (row === undefined || notification === null) return [];
      return [tell({ kind: 'enterprise', client_id: row.client_id, notification: notificationOf(row, notification) })];
    },
  };
}
