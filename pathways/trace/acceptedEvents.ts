import type { AnyEventObject } from 'xstate';
import type { Configuration } from '../walk.ts';

/** The types of the accepted events, each once. */
export function acceptedEventTypes({ snapshot }: Configuration, events: readonly AnyEventObject[]): readonly string[] {
  if (snapshot.status !== 'active') return [];
  return [...new Set(events.filter((event) => isTaken(snapshot, event)).map(({ type }) => type))];
}

function isTaken(snapshot: Configuration['snapshot'], event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    // A trace is untrusted: its context may lack what a guard reads.
    return false;
  }
}
