import { activationRead, orderActivate, orderActiveQrcode, signingCheck } from '#contract/calls/activation.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { sentKey } from '../../../flowkit/server/drafts.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import { matchesAny, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import type { Environment, Status } from './environment.ts';
import { foreignOrderId, lastSigning, subject } from './run.ts';
import { revisionNow } from './setup.ts';

type Body = Partial<{ order_id: string; member_id: string; revision: string }>;

const activateProbe = (name: string, code: ProbeCode, by: Body = {}, keyOf = async (_run: ServedRun) => newKey()) =>
  probe(name, code, async (run: ServedRun) => {
    const body = { order_id: subject, revision: await revisionNow(run), ...by };
    return run.api.call(orderActivate, { body, key: await keyOf(run) });
  });

const foreignOrderProbes = (name: string, code: ProbeCode, order_id: string): readonly Probe<ServedRun>[] => [
  probe(`reads ${name}`, code, ({ api }) => api.call(activationRead, { query: { order_id } })),
  signProbe(`has a document signed of ${name}`, code, order_id),
  probe(`asks about a signing of ${name}`, code, async (run) => {
    const task_id = (await lastSigning(run))?.task_id ?? 'no-signing';
    return run.api.call(signingCheck, { body: { order_id, task_id } });
  }),
];

const signProbe = (name: string, code: ProbeCode, order_id = subject): Probe<ServedRun> =>
  probe(name, code, ({ api }) => api.call(orderActiveQrcode, { query: { order_id } }));

/** Why the order cannot be activated, whatever a client sends. */
const refusalCodes = {
  unsigned: 'activation_unsigned',
  much: 'receipt_incomplete',
  'refused company': 'order_state_refuses',
  unverified: 'activation_unverified',
  'without invoice': 'activation_without_invoice',
  checking: 'receipt_incomplete',
  ended: 'activation_failed',
  cancelled: 'order_state_refuses',
  child: 'main_account_only',
  signing: 'activation_unsigned',
  opened: 'activation_unsigned',
  'signing without invoice': 'activation_without_invoice',
  proof: 'activation_unsigned',
  lapsed: 'activation_unsigned',
  rejected: 'activation_unsigned',
  expired: 'activation_unsigned',
  activated: 'order_state_refuses',
  'activated for good': 'order_state_refuses',
  'activated long ago': 'order_state_refuses',
  gone: 'order_not_found',
} as const satisfies Record<Exclude<Status, 'ready' | 'signed' | 'first plan'>, ErrorName>;

/** Why no document can be signed now, although one could be in another status. */
const signingRefusalCodes: Readonly<Partial<Record<Status, ErrorName>>> = {
  ready: 'order_state_refuses',
  signed: 'order_state_refuses',
  much: 'order_state_refuses',
  'refused company': 'order_state_refuses',
  checking: 'order_state_refuses',
  cancelled: 'order_state_refuses',
  child: 'fadada_child_account',
  activated: 'order_state_refuses',
};

const isProbed = matchesAny('watching', 'activated', 'notFound');

export function probesAt({
  snapshot,
  environment: { stands, colleague, administrator },
}: ServedState<Environment>): readonly Probe<ServedRun>[] {
  if (!isProbed(snapshot)) return [];
  if (stands === 'gone')
    return [
      activateProbe('what is gone', 'order_not_found'),
      ...foreignOrderProbes('what is gone', 'order_not_found', subject),
    ];
  const refusedSigning = signingRefusalCodes[stands];
  const signs = refusedSigning === undefined ? [] : [signProbe('has signed what cannot be', refusedSigning)];
  if (stands === 'ready' || stands === 'signed' || stands === 'first plan') {
    return [
      ...signs,
      ...foreignOrderProbes('the order of somebody else', 'order_not_found', foreignOrderId),
      activateProbe('the order of somebody else', 'order_not_found', { order_id: foreignOrderId }),
      activateProbe('something else than was shown', 'activation_changed', { revision: 'revision-of-before' }),
      activateProbe('for somebody of another client', 'member_unknown', { member_id: 'user-owner-jp' }),
      ...(colleague === 'gone'
        ? [activateProbe('for who is gone', 'member_unknown', { member_id: 'user-member-cn' })]
        : []),
    ];
  }
  const refused = activateProbe('what cannot be activated', refusalCodes[stands]);
  if (!snapshot.matches('activated')) return [...signs, refused];
  const underItsKey = activateProbe(
    'other terms under the key of the page',
    'idempotency_key_reused',
    { revision: 'another' },
    (run) => sentKey(run, { flow: 'activation', subject }),
  );
  return [...signs, refused, ...(administrator === null ? [] : [underItsKey])];
}
