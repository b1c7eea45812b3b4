import type { Page } from 'playwright-core';
import { readNow } from '../browser/readNow.ts';
import { patternOf } from '../browser/translator.ts';
import type { LocatorOf } from './testedFlow.ts';

export const button =
  (name: string): LocatorOf =>
  ({ page, say }) =>
    page.getByRole('button', { name: say(name), exact: true });

export const buttonIn =
  (group: string, name: string): LocatorOf =>
  ({ page, say }) =>
    page.getByRole('group', { name: say(group), exact: true }).getByRole('button', { name: say(name), exact: true });

export const field =
  (label: string): LocatorOf =>
  ({ page, say }) =>
    page.getByLabel(say(label), { exact: true });

export const heading =
  (title: string): LocatorOf =>
  ({ page, say }) =>
    page.getByRole('heading', { level: 1, name: say(title), exact: true });

/** A text by its English message, with anything in its placeholders. */
export const text =
  (english: string): LocatorOf =>
  ({ page, say }) =>
    page
      .getByRole('main')
      .getByText(patternOf(say(english)))
      .first();

export const anyOf =
  (...[first, ...others]: readonly [LocatorOf, ...LocatorOf[]]): LocatorOf =>
  (reader) =>
    others.reduce((found, other) => found.or(other(reader)), first(reader));

export const unfold = (page: Page): Promise<void> =>
  readNow('the place on the path was waited for', () =>
    page.locator('details:not([open])').evaluateAll((folded) => {
      for (const one of folded) one.setAttribute('open', '');
    }),
  );
