import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { SandboxMessage } from '../../../providers/sandbox.ts';
import type { SigningProvider, SigningState } from '../provider.ts';
import { createSandboxEnterprises, type SandboxDeps, type SandboxEnterprises } from './enterprises.ts';
import { readMessage, type SandboxMessageContent, signMessage } from './messages.ts';
import { sandboxSignings } from './tables.ts';

/** The user's choices on the page of a document. Leaving it changes nothing. */
export const signingActions = ['sign', 'exists', 'sign_unheard', 'reject'] as const;
export type SigningAction = (typeof signingActions)[number];

type Row = typeof sandboxSignings.$inferSelect;

export interface DocumentToSign {
  readonly row: Row;
  readonly actions: readonly SigningAction[];
}

export const signingPath = '/sign';
export const enterprisePath = `${signingPath}/enterprise`;

/** The user chooses each outcome on its pages. */
export interface SigningSandbox {
  readonly provider: SigningProvider;
  readonly find: (secret: string) => Promise<DocumentToSign | null>;
  /** Answers a notification the first time, none later. */
  readonly open: (secret: string) => Promise<readonly SandboxMessage[]>;
  /** Answers the notifications to send; none if the action is no longer possible. */
  readonly act: (secret: string, action: SigningAction) => Promise<readonly SandboxMessage[]>;
  readonly enterprises: SandboxEnterprises;
}

/** `exists`: the enterprise has an authorisation already, so the document only counts as opened. */
const effects: Readonly<
  Record<SigningAction, { readonly status: 'opened' | 'signed' | 'rejected'; readonly isTold: boolean }>
> = {
  sign: { status: 'signed', isTold: true },
  exists: { status: 'opened', isTold: true },
  sign_unheard: { status: 'signed', isTold: false },
  reject: { status: 'rejected', isTold: true },
};

const isOpen = (): SQL => inArray(sandboxSignings.status, ['waiting', 'opened']);

export function createSigningSandbox(parts: SandboxDeps): SigningSandbox {
  const { db, now, secret, signing } = parts;
  const read = async (one: SQL): Promise<Row | undefined> => (await db.select().from(sandboxSignings).where(one))[0];
  const ofTask = (taskId: string) => eq(sandboxSignings.task_id, taskId);
  const standingOf = (row: Row | undefined): SigningState => row?.status ?? 'absent';
  const move = async (where: SQL | undefined, status: Row['status']): Promise<Row | undefined> =>
    (await db.update(sandboxSignings).set({ status }).where(where).returning())[0];
  const tell = (said: SandboxMessageContent) => signMessage(said, { signing, now: now(), message_id: secret(128) });
  const desk = createSandboxEnterprises({ ...parts, tell, page: `${parts.origin ?? ''}${enterprisePath}` });

  return {
    provider: {
      name: 'sandbox',
      authorisation_days: 7,
      create: async ({ task_id, file, expires_at }) => {
        const signed = { task_id, status: 'waiting', title: file.name, expires_at } as const;
        await db.insert(sandboxSignings).values(signed).onConflictDoNothing();
        return task_id;
      },
      addressOf: async (reference, { link_expires_at, return_to }) => {
        const address = { secret: secret(128), return_to };
        await db.update(sandboxSignings).set(address).where(ofTask(reference));
        return { link: `${parts.origin ?? ''}${signingPath}/${address.secret}`, link_expires_at };
      },
      query: async (reference) => standingOf(await read(ofTask(reference))),
      cancel: async (reference) => {
        await move(and(ofTask(reference), isOpen()), 'cancelled');
        return standingOf(await read(ofTask(reference)));
      },
      signedCopy: null,
      authorise: desk.authorise,
      queryEnterprise: desk.query,
      readNotification: (told) => readMessage(told, { signing, now: now() }),
      answers: {
        taken: { status: 200, type: 'text/plain', body: 'taken' },
        refused: { status: 403, type: 'text/plain', body: 'refused' },
      },
    },

    find: async (given) => {
      const row = await read(eq(sandboxSignings.secret, given));
      if (row === undefined) return null;
      const isThere = row.status === 'waiting' || row.status === 'opened';
      return { row, actions: isThere && now() < row.expires_at ? signingActions : [] };
    },

    open: async (given) => {
      const row = await move(and(eq(sandboxSignings.secret, given), eq(sandboxSignings.status, 'waiting')), 'opened');
      return row === undefined ? [] : [tell({ kind: 'signing', task_id: row.task_id, standing: 'opened' })];
    },

    act: async (given, action) => {
      const { status, isTold } = effects[action];
      const row = await move(and(eq(sandboxSignings.secret, given), isOpen()), status);
      if (row === undefined || !isTold) return [];
      return [tell({ kind: 'signing', task_id: row.task_id, standing: status })];
    },

    enterprises: desk,
  };
}
