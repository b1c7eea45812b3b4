import { and, count, desc, eq, gt, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { flowName } from '#contract/calls/session.ts';
import { traceKeptDays } from '#contract/calls/trace.ts';
import { supportCodeLetters } from '#contract/supportCode.ts';
import { readTrace } from '#pathways/trace/format.ts';
import type { Deps } from '../../deps.ts';
import { type Handlers, type Holder, ok, refuse } from '../../wire/handler.ts';
import { networkMark } from '../../wire/secret.ts';
import { flowTraces } from './tables.ts';

const hourMs = 3_600_000;
const keptMs = traceKeptDays * 24 * hourMs;
/** More than anybody asks support in an hour, and than the people of a network do; fewer than would fill a disk. */
const mostAnHour = { user: 20, network: 60 } as const;
/** How many are kept of those that came without a session. */
const mostOfTabs = 5000;

/** Forgets the traces whose time is over. */
export async function forgetOldTraces({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(flowTraces).where(lt(flowTraces.stored_at, new Date(now().getTime() - keptMs)));
}

export const traceHandlers = {
  /** What is not a trace of a flow that exists is refused. */
  async flowTraceStore({ body, caller: holder, network }, deps) {
    const read = readTrace(body.trace);
    if (read.kind === 'unreadable') return refuseTrace(read.problem);
    const flow = flowName.safeParse(read.trace.flow);
    if (!flow.success) return refuseTrace('flow: there is no such flow');
    const at = deps.now();
    const sender = senderOf(holder, network, deps);
    if ((await countLately(deps, sender)) >= sender.most) {
      return refuse('too_many_requests', { retry_after_seconds: hourMs / 1000 });
    }
    const code = await store(deps, { ...sender.columns, flow: flow.data, trace: body.trace, stored_at: at });
    if (holder.kind === 'tab') await forgetOldestOfTabs(deps);
    return ok({ code, kept_until: new Date(at.getTime() + keptMs).toISOString() });
  },

  async flowTraceRead({ query }, { db, now }) {
    const kept = gt(flowTraces.stored_at, new Date(now().getTime() - keptMs));
    const [found] = await db
      .select()
      .from(flowTraces)
      .where(and(eq(flowTraces.code, query.code), kept));
    if (found === undefined) return refuse('not_found');
    const { code, stored_at, trace } = found;
    return ok({ code, stored_at: stored_at.toISOString(), trace });
  },
} satisfies Handlers;

/** Who sends a trace: a user, or of a tab no more than the network in which it is. */
interface Sender {
  readonly columns: Pick<typeof flowTraces.$inferInsert, 'user_id' | 'network'>;
  readonly isOwn: SQL;
  readonly most: number;
}

function senderOf(holder: Holder, network: string, { settings }: Pick<Deps, 'settings'>): Sender {
  if (holder.kind === 'user') {
    const { user_id } = holder.user;
    return { columns: { user_id }, isOwn: eq(flowTraces.user_id, user_id), most: mostAnHour.user };
  }
  const mark = networkMark(settings.secret, network);
  return { columns: { network: mark }, isOwn: eq(flowTraces.network, mark), most: mostAnHour.network };
}

async function countLately({ db, now }: Pick<Deps, 'db' | 'now'>, { isOwn }: Sender): Promise<number> {
  const lately = gt(flowTraces.stored_at, new Date(now().getTime() - hourMs));
  const [stored] = await db.select({ lately: count() }).from(flowTraces).where(and(isOwn, lately));
  return stored?.lately ?? 0;
}

/** Whoever needs no account could fill a disk: beyond the bound, the oldest make room. */
async function forgetOldestOfTabs({ db }: Pick<Deps, 'db'>): Promise<void> {
  const oldest = db
    .select({ code: flowTraces.code })
    .from(flowTraces)
    .where(isNotNull(flowTraces.network))
    .orderBy(desc(flowTraces.stored_at), desc(flowTraces.code))
    .offset(mostOfTabs);
  await db.delete(flowTraces).where(inArray(flowTraces.code, oldest));
}

const refuseTrace = (problem: string) => refuse('invalid_request', { fields: [{ path: 'trace', problem }] });

/** Stores under a code that is free. Of 2^40 codes, the first is. */
async function store({ db, secret }: Deps, row: Omit<typeof flowTraces.$inferInsert, 'code'>): Promise<string> {
  for (let tries = 0; tries < 3; tries += 1) {
    const code = codeOf(secret(40));
    const [made] = await db
      .insert(flowTraces)
      .values({ ...row, code })
      .onConflictDoNothing()
      .returning({ code: flowTraces.code });
    if (made !== undefined) return made.code;
  }
  throw new Error('no free support code was found');
}

/** Forty bits (base64url) as a support code: five bits a letter. */
function codeOf(secret: string): string {
  const bits = [...Buffer.from(secret, 'base64url').subarray(0, 5)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => supportCodeLetters[Number.parseInt(five, 2)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
