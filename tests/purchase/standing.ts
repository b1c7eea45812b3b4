import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from '#src/flowkit/leaf.ts';
import type { Model } from '../../pathways/model.ts';
import { controls } from './controls.ts';
import type { Reader } from './gestures.ts';
import { isLeaf } from './sights.ts';
import { differences, seenOn, withoutSpaces } from './told/seen.ts';
import { toldIn } from './told/told.ts';

/** The page tells all that follows from where the machine stands, and nothing that does not. */
export async function expectTold({ page, say }: Reader, snapshot: AnyMachineSnapshot, label: string): Promise<void> {
  const { value, context } = snapshot;
  const told = withoutSpaces(
    toldIn(leavesOf(value).filter(isLeaf), { say, context, can: (event) => snapshot.can(event) }),
  );
  await expect
    .poll(async () => differences(told, await seenOn(page, told.says)), {
      message: `${label} tells something else`,
      timeout: 5_000,
    })
    .toEqual({});
}

/**
 * Each event that is accepted has a control that is switched on. Where it is not accepted, its control is absent,
 * switched off, or stands already where the event would put it.
 */
export async function expectControls(reader: Reader, snapshot: AnyMachineSnapshot, model: Model): Promise<void> {
  for (const [type, control] of Object.entries(controls)) {
    if (typeof control === 'string') continue;
    const accepted = model.events.some(({ event }) => event.type === type && snapshot.can(event));
    const found = await control(reader).all();
    const on = await Promise.all(found.map(async (one) => (await one.isVisible()) && (await one.isEnabled())));
    // Asked too early, this says that the code is missing.
    if (type === 'invite.verify' && !accepted) continue;
    expect(on.includes(true), `${type} is ${accepted ? '' : 'not '}accepted`).toBe(accepted);
  }
}
