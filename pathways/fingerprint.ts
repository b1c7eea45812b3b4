import type { Configuration } from './walk.ts';

/** Equal only for configurations that are equal in states, timers, environment and the whole context. */
export type Fingerprint = (configuration: Configuration) => string;

/** Compares values by their JSON text, computed once for each object. */
export function createFingerprint(): Fingerprint {
  const numbers = new Map<string, number>();
  const seen = new WeakMap<object, number>();
  const numberOfText = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const numberOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return numberOfText(`${typeof value} ${value}`);
    const number = seen.get(value) ?? numberOfText(JSON.stringify(value));
    seen.set(value, number);
    return number;
  };
  return ({ snapshot, timers, now, environment }) => {
    const { status, value, context, historyValue } = snapshot;
    const kept = Object.entries(context).map(([key, one]) => `${key}=${numberOf(one)}`);
    const remembered = Object.entries(historyValue).map(([key, nodes]) => [key, nodes.map(({ id }) => id)]);
    const due = timers.map(({ eventType, due: at }) => `${eventType}@${at - now}`);
    return JSON.stringify([status, value, kept.join(), remembered, due, environment]);
  };
}
