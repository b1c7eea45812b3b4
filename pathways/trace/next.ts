import type { AnyEventObject } from 'xstate';
import type { Configuration } from '../walk.ts';

/** Which of some events a run would take where it stands, by their types, each once. */
export function nextOf({ snapshot }: Configuration, events: readonly AnyEventObject[]): readonly string[] {
  if (snapshot.status !== 'active') return [];
  return [...new Set(events.filter((event) => isTaken(snapshot, event)).map(({ type }) => type))];
}

function isTaken(snapshot: Configuration['snapshot'], event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    // A trace is data from outside: a guard may not find what it reads.
    return false;
  }
}
