import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gallery, openGallery } from '../flowkit/gallery.ts';
import { requestedFlows } from './index.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

const attempts = [
  { name: 'malformed texts, each field left', typed: '@\u00BF', isSubmitted: false },
  { name: 'malformed texts, submitted', typed: '@\u00BF', isSubmitted: true },
  { name: 'nothing, submitted', typed: '', isSubmitted: true },
  { name: 'texts that are too long, each field left', typed: 'x'.repeat(400), isSubmitted: false },
  { name: 'a number with another check digit, each field left', typed: '12345678', isSubmitted: false },
] as const;

const faultsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ id, textContent }) => `${id}: ${textContent}`);
    // Warnings are compared by text: their ids differ on each page.
    const warnings = [...document.querySelectorAll('main form [role=status]')]
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.includes('check digit'));
    return [
      ...texts('main [id$="-problem"]:not(:empty)'),
      ...texts('main form > * > section[tabindex="-1"] > ul > li'),
      ...warnings,
    ];
  });

const fieldsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')]
      .filter(({ type, disabled, readOnly }) => !['radio', 'checkbox', 'file'].includes(type) && !disabled && !readOnly)
      .map(({ id }) => id)
      .filter((id) => id !== '' && document.getElementById(`${id}-problem`) !== null),
  );

/** Reviewers' words are redacted: a mark in the replay matches any text. */
const isSame = (seen: string, replayed: string): boolean => {
  const parts = replayed.split(/\u2039\d+\u203A/);
  return parts.length === 1 ? seen === replayed : parts.every((part) => seen.includes(part));
};

type Attempt = (typeof attempts)[number];

async function attempt(page: Page, { typed, isSubmitted }: Attempt): Promise<void> {
  for (const field of await fieldsOn(page)) {
    const input = page.locator(`[id="${field}"]`);
    await input.fill(typed);
    await input.blur();
  }
  if (!isSubmitted) return;
  await page.evaluate(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('main form')) form.requestSubmit();
  });
}

/** Lets React flush deferred work, including reports to the machine, and waits for deferred content. */
async function expectDrawn(page: Page): Promise<void> {
  await page.evaluate(() => window.gallery.speak('en'));
  await expect.poll(() => page.locator('[data-deferred]').count()).toBe(0);
}

/** Faults that the user sees, and those that support sees in the replay of the record. */
async function seenAndReplayed(page: Page) {
  await expectDrawn(page);
  const seen = await faultsOn(page);
  await page.evaluate(() => window.gallery.replay(window.gallery.record() ?? ''));
  await expectDrawn(page);
  const replayed = await faultsOn(page);
  const isAlike = seen.length === replayed.length && seen.every((text, at) => isSame(text, replayed[at] ?? ''));
  return { seen, replayed, isAlike };
}

describe.each(requestedFlows)('replay of field faults in $name', (flow) => {
  it('a replay shows the same field faults that the client saw, at each place with a form [SUP-16]', async () => {
    const { page, ...reader } = await gallery.open(flow);
    const begin = async (place: string) => {
      await page.evaluate(([name, at]) => window.gallery.begin(name, at), [flow.name, place] as const);
      await expectDrawn(page);
    };
    const places = await page.evaluate((name) => window.gallery.places().filter((one) => one.flow === name), flow.name);
    const differences: unknown[] = [];
    let faults = 0;
    for (const { name: place } of places) {
      await begin(place);
      const hasForm = (await fieldsOn(page)).length > 0;
      for (const one of hasForm ? attempts : []) {
        await begin(place);
        await attempt(page, one);
        const { seen, replayed, isAlike } = await seenAndReplayed(page);
        faults += seen.length;
        if (!isAlike) differences.push({ place, attempt: one.name, seen, replayed });
      }
    }
    expect(differences).toEqual([]);
    if (flow.refusesTexts === true) expect(faults, 'faults that were seen').toBeGreaterThan(0);
    gallery.leave({ page, ...reader });
  });
});
