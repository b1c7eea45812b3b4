import { pino } from 'pino';
import type { Log } from './deps.ts';

/** Logged as errors: an operator must look into these. */
const errorEvents = new Set([
  'defect',
  'start-refused',
  'data-folder-closed',
  'payment-notification-unreadable',
  'refund-failed',
]);
/** Logged even at the level `warn`, for later investigation. */
const alwaysLoggedEvents = new Set(['security']);

/** JSON lines on standard error. */
export function createLog(level: 'info' | 'warn' | 'silent'): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  return (event, facts) => {
    if (errorEvents.has(event)) logger.error(facts, event);
    else if (alwaysLoggedEvents.has(event)) logger.warn(facts, event);
    else logger.info(facts, event);
  };
}
