import { pino } from 'pino';
import type { Log } from './deps.ts';

/** Logged as errors: an operator must look into these. */
const bad = new Set([
  'defect',
  'start-refused',
  'data-folder-closed',
  'payment-notification-unreadable',
  'refund-failed',
]);
/** Logged even at the level `warn`, for later investigation. */
const kept = new Set(['security']);

/** JSON lines on standard error. */
export function createLog(level: 'info' | 'warn' | 'silent'): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  return (event, facts) => {
    if (bad.has(event)) logger.error(facts, event);
    else if (kept.has(event)) logger.warn(facts, event);
    else logger.info(facts, event);
  };
}
