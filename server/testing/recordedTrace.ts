/** A trace of a store that could not be loaded. */
export const recordedTrace = {
  format: 1,
  flow: 'purchase',
  version: 1,
  structure: 'abcd1234',
  began: '2026-03-02T07:59:00.000Z',
  omitted: 0,
  from: { value: 'loading', context: { facts: null } },
  entries: [{ at: 5, event: { type: 'xstate.error.actor.loadStore', actorId: 'loadStore' }, to: 'unavailable' }],
  end: { value: 'unavailable', context: '0123456789abcdef' },
};
