import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import type { Told } from './teller.ts';

const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** The same without white space: where a page breaks its lines is no part of what it tells. */
export const withoutSpaces = (told: Told): Told =>
  JSON.parse(JSON.stringify(told), (_key, value) => (typeof value === 'string' ? squeezed(value) : value));

const partsOf = (told: Told): ReadonlyMap<string, unknown> => new Map(Object.entries(told));

/** Where what is seen differs from what has to be told, each with both. */
export function differences(told: Told, seen: Told): Readonly<Record<string, unknown>> {
  const parts = partsOf(seen);
  const different = [...partsOf(told)].filter(([name, part]) => !isDeepStrictEqual(part, parts.get(name)));
  return Object.fromEntries(different.map(([name, part]) => [name, { told: part, seen: parts.get(name) }]));
}

/** What a page tells, read from it at once and without white space; `says` are those of the sentences that are in sight. */
export const seenOn = (page: Page, says: readonly string[]): Promise<Told> =>
  page.evaluate((sentences) => {
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    const main = document.querySelector('main') ?? document.body;
    const all = <E extends HTMLElement>(selector: string, within: ParentNode = main) => [
      ...within.querySelectorAll<E>(selector),
    ];
    const textOf = (element: Element | null) => {
      if (element === null) return '';
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const inSight: string[] = [];
      while (texts.nextNode() !== null) {
        const { parentElement, textContent } = texts.currentNode;
        if (parentElement?.checkVisibility() === true) inSight.push(textContent ?? '');
      }
      return squeezed(inSight.join(''));
    };
    const textsOf = (selector: string, within?: ParentNode) => all(selector, within).map(textOf);
    const labelOf = (control: HTMLInputElement | HTMLSelectElement) => [...(control.labels ?? [])].map(textOf).join('');
    const isOff = (control: HTMLInputElement | HTMLButtonElement) =>
      control.disabled || control.getAttribute('aria-disabled') === 'true';
    const summary = main.querySelector('aside');
    const said = textOf(main);
    return {
      heading: textsOf('h1').join(),
      step: textsOf('nav [aria-current=step]').join(),
      busy: all('[aria-busy=true]').length > 0,
      rows: all('dl > div').map((row): [string, string] => [
        textOf(row.querySelector('dt')),
        textsOf('dd', row).join(),
      ]),
      alerts: textsOf('[role=alert]'),
      statuses: all('[role=status]')
        .filter((status) => status.querySelector('li') === null && status.closest('[aria-busy]') === null)
        .map(textOf)
        .filter((text) => text !== '')
        .sort(),
      price: summary === null ? '' : textsOf('[tabindex="-1"] > :first-child', summary).join(),
      missing: summary === null ? [] : textsOf('[role=status] li', summary),
      closed: all('[role=status] li')
        .filter((item) => item.closest('aside') === null)
        .map(textOf),
      options: all<HTMLInputElement>('input[type=radio], input[type=checkbox]').map((control) => ({
        says: labelOf(control),
        chosen: control.checked,
        off: isOff(control),
      })),
      quantities: all<HTMLInputElement>('[role=spinbutton]').map((control) => ({
        name: labelOf(control),
        says: textOf(control.closest('li')),
        value: control.value,
        most: control.getAttribute('aria-valuemax') ?? '',
      })),
      fields: all<HTMLInputElement | HTMLSelectElement>('select, input:not([type]), input[type=text]:not([role])').map(
        (control) => ({
          name: labelOf(control),
          value: control.value.trim(),
          options: [...control.querySelectorAll('option')].map(
            (option) => squeezed(option.text) + (option.disabled ? '(off)' : ''),
          ),
        }),
      ),
      buttons: all<HTMLButtonElement>('button')
        .filter((button) => button.checkVisibility())
        .map(
          (button) =>
            (button.ariaLabel === null ? textOf(button) : squeezed(button.ariaLabel)) + (isOff(button) ? '(off)' : ''),
        )
        .sort(),
      links: all<HTMLAnchorElement>('a[href]').map((link): [string, string] => [
        textOf(link),
        link.getAttribute('href') ?? '',
      ]),
      timeline: all('ol > li')
        .filter((item) => item.closest('nav') === null)
        .map(textOf),
      says: sentences.filter((sentence) => said.includes(sentence)),
    };
  }, says);
