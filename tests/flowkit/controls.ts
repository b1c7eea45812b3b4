import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../pathways/model.ts';
import type { Reader } from './reader.ts';
import type { TestedFlow } from './testedFlow.ts';

/**
 * Each event that is accepted has a control that is switched on. Where it is not accepted, its control is absent or
 * switched off.
 */
export async function expectControls(
  reader: Reader,
  snapshot: AnyMachineSnapshot,
  model: Model,
  events: TestedFlow['events'],
): Promise<void> {
  const isAccepted = (type: string) => model.events.some(({ event }) => event.type === type && snapshot.can(event));
  const checks = Object.entries(events).map(async ([type, { control, alwaysOn }]) => {
    const accepted = isAccepted(type);
    if (typeof control === 'string' || (alwaysOn !== undefined && !accepted)) return;
    const found = await control(reader).all();
    const on = await Promise.all(found.map(async (one) => (await one.isVisible()) && (await one.isEnabled())));
    expect(on.includes(true), `${type} is ${accepted ? '' : 'not '}accepted`).toBe(accepted);
  });
  await Promise.all(checks);
}
