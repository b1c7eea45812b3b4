import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { MobileProvider } from '#contract/entities/payment.ts';
import type { Currency } from '#contract/money.ts';
import type { Database } from '../../../db/database.ts';
import type { SandboxMessage } from '../../../providers/sandbox.ts';
import type { Settings } from '../../../settings/settings.ts';
import type {
  NewPayment,
  OpenedPayment,
  PaymentProvider,
  ProviderStatus,
  ProviderTransaction,
} from '../providers/provider.ts';
import { readNotification, signNotification } from './messages.ts';
import { openReturnAddress, sealReturnAddress } from './returnAddresses.ts';
import { type SandboxTransaction, sandboxPayments } from './tables.ts';

/** The payer's choices at the cashier. Leaving the page changes nothing. */
export const sandboxActions = ['pay', 'pay_twice', 'pay_unheard', 'decline', 'end', 'pay_late', 'refund'] as const;
export type SandboxAction = (typeof sandboxActions)[number];

type Row = typeof sandboxPayments.$inferSelect;
type Status = Row['status'];

export interface CashierPayment {
  readonly row: Row;
  readonly status: Status;
  readonly return_to: string;
  readonly actions: readonly SandboxAction[];
}

export const cashierPath = '/cashier';

/** The user chooses each outcome at its cashier. */
export interface PaymentSandbox {
  readonly provider: (name: MobileProvider) => PaymentProvider;
  readonly find: (secret: string) => Promise<CashierPayment | null>;
  /** Answers the notifications to send; none if the action is no longer possible. */
  readonly act: (secret: string, action: SandboxAction) => Promise<readonly SandboxMessage[]>;
}

interface SandboxDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly secret: (bits: number) => string;
  readonly settings: Pick<Settings, 'personal_data_keys'>;
  /** The key that signs its notifications. */
  readonly signing: string;
  readonly currencies: readonly Currency[];
  /** The origin of the server in the address of a QR code; null for the origin of the page. */
  readonly origin: string | null;
}

const actionsByStatus: Readonly<Record<Status, readonly SandboxAction[]>> = {
  waiting: ['pay', 'pay_twice', 'pay_unheard', 'decline', 'end'],
  closed: ['pay_late'],
  paid: ['refund'],
  declined: [],
};

/** How many transactions are made, and the status afterwards. */
const effects: Readonly<
  Record<Exclude<SandboxAction, 'refund'>, { readonly status: Status; readonly transactions: number }>
> = {
  pay: { status: 'paid', transactions: 1 },
  pay_twice: { status: 'paid', transactions: 2 },
  pay_unheard: { status: 'paid', transactions: 1 },
  pay_late: { status: 'paid', transactions: 1 },
  decline: { status: 'declined', transactions: 0 },
  end: { status: 'closed', transactions: 0 },
};

/** Actions without a notification: only a query reveals them. */
const actionsWithoutNotification: ReadonlySet<SandboxAction> = new Set(['pay_unheard', 'end']);

const statusAt = ({ status, expires_at }: Row, now: Date): Status =>
  status === 'waiting' && now >= expires_at ? 'closed' : status;

const transactionOf = (row: Row, { transaction_id, is_refunded }: SandboxTransaction): ProviderTransaction => ({
  transaction_id,
  amount: { minor: row.amount, currency: row.currency },
  refunds: is_refunded ? [{ reference: 'total', minor: row.amount }] : [],
});

const actionsOf = ({ transactions }: Row, status: Status): readonly SandboxAction[] =>
  transactions.some(({ is_refunded }) => is_refunded) ? [] : actionsByStatus[status];

function providerStatusOf(row: Row | undefined, now: Date): ProviderStatus {
  if (row === undefined) return { kind: 'absent' };
  const [first] = row.transactions;
  if (first !== undefined) return { kind: 'paid', transaction: transactionOf(row, first) };
  const status = statusAt(row, now);
  if (status === 'paid') throw new Error('a payment of the sandbox was paid with nothing');
  return { kind: status };
}

export function createPaymentSandbox(parts: SandboxDeps): PaymentSandbox {
  const { db, now, secret, signing } = parts;
  const read = async (one: SQL): Promise<Row | undefined> => (await db.select().from(sandboxPayments).where(one))[0];
  const ofPayment = (paymentId: string) => eq(sandboxPayments.payment_id, paymentId);
  /** Of two concurrent actions the second matches no row. */
  const isStill = (status: Status, at: Date): SQL | undefined =>
    status === 'closed'
      ? and(
          ne(sandboxPayments.status, 'paid'),
          or(eq(sandboxPayments.status, 'closed'), lte(sandboxPayments.expires_at, at)),
        )
      : and(eq(sandboxPayments.status, status), gt(sandboxPayments.expires_at, at));

  const create = async (name: MobileProvider, payment: NewPayment): Promise<OpenedPayment> => {
    const { payment_id, order_no, expires_at, return_to, device } = payment;
    const { minor: amount, currency } = payment.amount;
    const sealed_return_to = sealReturnAddress(parts, { payment_id, return_to });
    const about = { payment_id, provider: name, order_no, currency, amount, sealed_return_to, expires_at };
    await db
      .insert(sandboxPayments)
      .values({ ...about, secret: secret(128), status: 'waiting' })
      .onConflictDoNothing();
    const row = await read(ofPayment(payment_id));
    const address = `${parts.origin ?? ''}${cashierPath}/${row?.secret ?? ''}`;
    return {
      kind: 'opened',
      code_url: device === 'computer' ? address : null,
      wallet_url: device === 'phone' ? address : null,
    };
  };

  const close = async (paymentId: string): Promise<ProviderStatus> => {
    const isWaiting = and(ofPayment(paymentId), eq(sandboxPayments.status, 'waiting'));
    await db.update(sandboxPayments).set({ status: 'closed' }).where(isWaiting);
    return providerStatusOf(await read(ofPayment(paymentId)), now());
  };

  /** Null if nothing is left to refund. */
  const refund = (given: string): Promise<Row | null> =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.secret, given)).for('update');
      if (row === undefined || !actionsOf(row, row.status).includes('refund')) return null;
      const transactions = row.transactions.map((each) => ({ ...each, is_refunded: true }));
      await tx.update(sandboxPayments).set({ transactions }).where(ofPayment(row.payment_id));
      return { ...row, transactions };
    });

  return {
    provider: (name) => ({
      name,
      currencies: parts.currencies,
      create: (payment) => create(name, payment),
      query: async (paymentId) => providerStatusOf(await read(ofPayment(paymentId)), now()),
      close,
      readNotification: (told) => readNotification(told, { name, signing, now: now() }),
      answers: {
        taken: { status: 200, type: 'text/plain', body: 'taken' },
        refused: { status: 403, type: 'text/plain', body: 'refused' },
      },
    }),

    find: async (given) => {
      const row = await read(eq(sandboxPayments.secret, given));
      if (row === undefined) return null;
      const status = statusAt(row, now());
      return { row, status, return_to: openReturnAddress(parts, row), actions: actionsOf(row, status) };
    },

    act: async (given, action) => {
      const at = now();
      const message = (row: Row, standing: ProviderStatus): SandboxMessage =>
        signNotification({ payment_id: row.payment_id, standing }, { name: row.provider, signing, now: at });
      if (action === 'refund') {
        const row = await refund(given);
        if (row === null) return [];
        return row.transactions.map((each) => message(row, { kind: 'paid', transaction: transactionOf(row, each) }));
      }
      const { status, transactions: times } = effects[action];
      const transactions = Array.from({ length: times }, () => ({
        transaction_id: `sandbox-${secret(96)}`,
        is_refunded: false,
      }));
      const from = action === 'pay_late' ? 'closed' : 'waiting';
      const [row] = await db
        .update(sandboxPayments)
        .set({ status, transactions })
        .where(and(eq(sandboxPayments.secret, given), isStill(from, at)))
        .returning();
      if (row === undefined || actionsWithoutNotification.has(action)) return [];
      const standings: readonly ProviderStatus[] =
        times === 0
          ? [{ kind: 'declined' }]
          : transactions.map((each) => ({ kind: 'paid', transaction: transactionOf(row, each) }));
      return standings.map((standing) => message(row, standing));
    },
  };
}
