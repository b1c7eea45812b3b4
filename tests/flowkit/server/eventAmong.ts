import type { EventObject } from 'xstate';

/** The event of a flow's paths that something is. */
export const eventAmong =
  <Event extends EventObject>(events: readonly Event[]) =>
  (event: EventObject): Event => {
    const found = events.find((one) => one === event);
    if (found === undefined) throw new Error(`${event.type} is not an event of these paths`);
    return found;
  };
