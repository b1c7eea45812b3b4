import { and, count, desc, eq, gt, gte, type SQL } from 'drizzle-orm';
import type { CodePurpose } from '#contract/entities/oneTimeCode.ts';
import { codeLimits } from '#contract/limits.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { SecurityEvent } from '../../securityLog.ts';
import { type Refused, refuse } from '../../wire/handler.ts';
import { messageCodes } from './tables.ts';

/** `mobile` is E.164; `network` is a mark (`networkPseudonym`). */
export interface CodeTarget {
  readonly purpose: CodePurpose;
  readonly mobile: string;
  readonly network: string;
}

/** One more code may be sent. `spends` lists the deployment's budgets that it uses up. */
interface CodeAllowance {
  readonly kind: 'room';
  readonly spends: readonly SecurityEvent[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Whether one more code may be sent, by number, network and budget. Locks all three in this order, so that concurrent
 * requests all count.
 */
export async function checkSendLimits(
  tx: Database,
  route: CodeTarget,
  deps: Pick<Deps, 'now' | 'settings'>,
): Promise<Refused | CodeAllowance> {
  const { mobile, network } = route;
  for (const name of [`codes to ${mobile}`, `codes from ${network}`, 'codes of the deployment']) {
    await takeAdvisoryLock(tx, name);
  }
  const now = deps.now();
  const toNumber = eq(messageCodes.mobile, mobile);
  const pause = await secondsUntilAllowed(tx, toNumber, { times: 1, ms: codeLimits.pauseSeconds * 1000 }, now);
  if (pause !== null) return refuse('sms_too_soon', { retry_after_seconds: pause });
  const waits = [
    await secondsUntilAllowed(tx, toNumber, { times: codeLimits.dailyByNumber, ms: dayMs }, now),
    await secondsUntilAllowed(
      tx,
      eq(messageCodes.network, network),
      { times: codeLimits.dailyByNetwork, ms: dayMs },
      now,
    ),
  ].filter((wait) => wait !== null);
  if (waits.length > 0) return refuse('sms_daily_limit', { retry_after_seconds: Math.max(...waits) });
  return checkBudgets(tx, route, deps);
}

/** Seconds until fewer than `times` codes were sent within the last `ms`; null if already so. */
async function secondsUntilAllowed(
  tx: Database,
  among: SQL,
  { times, ms }: { readonly times: number; readonly ms: number },
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .select({ sent_at: messageCodes.sent_at })
    .from(messageCodes)
    .where(and(among, gt(messageCodes.sent_at, new Date(now.getTime() - ms))))
    .orderBy(desc(messageCodes.sent_at))
    .offset(times - 1)
    .limit(1);
  return row === undefined ? null : Math.ceil((row.sent_at.getTime() + ms - now.getTime()) / 1000);
}

/** A number of codes per hour or per UTC day for the whole deployment. */
interface Budget {
  readonly ms: number;
  readonly most: number;
  /** Which codes count; all if absent. */
  readonly among?: SQL;
  readonly event: SecurityEvent;
}

/** Anyone can start a registration, so that all registrations together get at most half of the budget. */
function budgetsOf({ purpose }: CodeTarget, { settings }: Pick<Deps, 'settings'>): readonly Budget[] {
  const { hourly, daily } = settings.sms_codes;
  const all: readonly Budget[] = [
    { ms: hourMs, most: hourly, event: 'sms-hour-spent' },
    { ms: dayMs, most: daily, event: 'sms-day-spent' },
  ];
  if (purpose !== 'registration') return all;
  const among = eq(messageCodes.purpose, 'registration');
  return [
    ...all,
    { ms: hourMs, most: Math.ceil(hourly / 2), among, event: 'registration-sms-hour-spent' },
    { ms: dayMs, most: Math.ceil(daily / 2), among, event: 'registration-sms-day-spent' },
  ];
}

async function checkBudgets(
  tx: Database,
  route: CodeTarget,
  deps: Pick<Deps, 'now' | 'settings'>,
): Promise<Refused | CodeAllowance> {
  const at = deps.now().getTime();
  const waits: number[] = [];
  const spends: SecurityEvent[] = [];
  for (const { ms, most, among, event } of budgetsOf(route, deps)) {
    const since = at - (at % ms);
    const [sent] = await tx
      .select({ codes: count() })
      .from(messageCodes)
      .where(and(among, gte(messageCodes.sent_at, new Date(since))));
    const left = most - (sent?.codes ?? 0);
    if (left <= 0) waits.push(Math.ceil((since + ms - at) / 1000));
    if (left === 1) spends.push(event);
  }
  if (waits.length > 0) return refuse('sms_budget_spent', { retry_after_seconds: Math.max(...waits) });
  return { kind: 'room', spends };
}
