import { and, eq, gt, lt } from 'drizzle-orm';
import { traceRetentionDays } from '#contract/calls/trace.ts';
import { readTrace } from '#pathways/trace/format.ts';
import type { Deps } from '../../deps.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { hourMs, storeTrace } from './storeTrace.ts';
import { flowTraces } from './tables.ts';

const retentionMs = traceRetentionDays * 24 * hourMs;

export async function purgeOldTraces({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(flowTraces).where(lt(flowTraces.stored_at, new Date(now().getTime() - retentionMs)));
}

export const traceHandlers = {
  /** Refuses anything but a trace of an existing flow. */
  async flowTraceStore({ body, caller: holder, network }, deps) {
    const read = readTrace(body.trace);
    if (read.kind === 'unreadable') return refuseTrace(read.problem);
    const { flow } = read.trace;
    if (!deps.flows.has(flow)) return refuseTrace('flow: there is no such flow');
    const at = deps.now();
    const code = await storeTrace(deps, { holder, network, flow, trace: body.trace, stored_at: at });
    if (code === null) return refuse('too_many_requests', { retry_after_seconds: hourMs / 1000 });
    return ok({ code, kept_until: new Date(at.getTime() + retentionMs).toISOString() });
  },

  async flowTraceRead({ query }, { db, now }) {
    const kept = gt(flowTraces.stored_at, new Date(now().getTime() - retentionMs));
    const [found] = await db
      .select()
      .from(flowTraces)
      .where(and(eq(flowTraces.code, query.code), kept));
    if (found === undefined) return refuse('not_found');
    const { code, stored_at, trace } = found;
    return ok({ code, stored_at: stored_at.toISOString(), trace });
  },
} satisfies Handlers;

const refuseTrace = (problem: string) => refuse('invalid_request', { fields: [{ path: 'trace', problem }] });
