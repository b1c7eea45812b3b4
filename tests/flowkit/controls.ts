import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../pathways/model.ts';
import { readNow } from '../browser/readNow.ts';
import type { PageDriver } from './pageDriver.ts';
import type { TestedViews } from './testedFlow.ts';

/** The event types that a state accepts with at least one of the model's examples. */
export function acceptedTypes(snapshot: AnyMachineSnapshot, { events }: Model): ReadonlySet<string> {
  return new Set(events.filter(({ event }) => snapshot.can(event)).map(({ event }) => event.type));
}

/** The control of an accepted event is enabled; that of an event not accepted is absent or disabled. */
export async function expectControls(
  reader: PageDriver,
  acceptedEvents: ReadonlySet<string>,
  events: TestedViews['events'],
): Promise<void> {
  const checks = Object.entries(events).map(async ([type, { control, alwaysOn }]) => {
    const accepted = acceptedEvents.has(type);
    if (typeof control === 'string' || (alwaysOn !== undefined && !accepted)) return;
    expect(await isEnabled(control(reader)), `${type} is ${accepted ? '' : 'not '}accepted`).toBe(accepted);
  });
  await Promise.all(checks);
}

/** Whether any match is visible and enabled. One evaluation, because locating by role is the slowest step. */
const isEnabled = (control: Locator): Promise<boolean> =>
  readNow('the place on the path was waited for', () =>
    control.evaluateAll((found) =>
      found.some((one) => {
        const isInSight = one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
        const isOff =
          one.matches(':disabled') || one.closest('[aria-disabled]')?.getAttribute('aria-disabled') === 'true';
        return isInSight && !isOff;
      }),
    ),
  );
