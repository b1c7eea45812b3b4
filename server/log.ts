import { pino } from 'pino';
import type { Log } from './deps.ts';

/** Events that somebody has to look at. */
const bad = new Set([
  'defect',
  'start-refused',
  'data-folder-closed',
  'payment-notification-unreadable',
  'refund-failed',
]);
/** What is kept for those who look into it later: written also where only warnings are. */
const kept = new Set(['security']);

/** A log of one JSON object a line on standard error. */
export function createLog(level: 'info' | 'warn' | 'silent'): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  return (event, facts) => {
    if (bad.has(event)) logger.error(facts, event);
    else if (kept.has(event)) logger.warn(facts, event);
    else logger.info(facts, event);
  };
}
