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

/** A log of one JSON object a line on standard error. */
export function createLog(level: 'info' | 'warn' | 'silent'): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  return (event, facts) => (bad.has(event) ? logger.error(facts, event) : logger.info(facts, event));
}
