import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseByArrows, expectFocus, tabTo } from './keyboard.ts';
import { readNow } from './readNow.ts';

/** Ways to operate a page; each finds controls by their accessible names. */
export interface InputDevice {
  readonly press: (page: Page, role: 'button' | 'link', name: string) => Promise<void>;
  readonly fill: (page: Page, label: string, text: string) => Promise<void>;
  readonly pick: (page: Page, label: string, option: string) => Promise<void>;
  readonly tick: (page: Page, name: string) => Promise<void>;
  readonly choose: (page: Page, group: string, radio: string) => Promise<void>;
  readonly slide: (page: Page, name: string) => Promise<void>;
}

const controlNamed = (page: Page, role: 'button' | 'link' | 'radio' | 'checkbox', name: string) =>
  page.getByRole(role, { name, exact: role !== 'radio' }).first();
const sliderNamed = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

export const pointer: InputDevice = {
  press: (page, role, name) => controlNamed(page, role, name).click(),
  fill: (page, label, text) => page.getByRole('textbox', { name: label, exact: true }).fill(text),
  pick: async (page, label, option) => {
    await page.getByLabel(label, { exact: true }).selectOption({ label: option });
  },
  tick: (page, name) => controlNamed(page, 'checkbox', name).check(),
  choose: (page, _group, radio) => controlNamed(page, 'radio', radio).check(),
  // Drags the thumb beyond the end of the track.
  slide: async (page, name) => {
    const thumb = sliderNamed(page, name);
    await thumb.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await thumb.boundingBox()) ?? {};
    const track = await thumb.locator('xpath=../..').boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + (track?.width ?? 0) / 2, y + height / 2, { steps: 5 });
    await page.mouse.move(x + (track?.width ?? 0) + 200, y + height / 2, { steps: 5 });
    await page.mouse.up();
  },
};

export const touch: InputDevice = {
  ...pointer,
  press: (page, role, name) => controlNamed(page, role, name).tap(),
  tick: (page, name) => controlNamed(page, 'checkbox', name).tap(),
  choose: (page, _group, radio) => controlNamed(page, 'radio', radio).tap(),
  // Tapping the right end is enough.
  slide: async (page, name) => {
    const track = sliderNamed(page, name).locator('xpath=../..');
    const { width = 0, height = 0 } = (await track.boundingBox()) ?? {};
    await track.tap({ position: { x: width - 3, y: height / 2 } });
  },
};

/** Only the keyboard: reaches each control with Tab, and expects visible focus on the way. */
export const keyboard: InputDevice = {
  press: async (page, role, name) => {
    await controlNamed(page, role, name).waitFor();
    await tabTo(page, `${role} ${JSON.stringify(name)}`);
    await page.keyboard.press('Enter');
  },
  fill: async (page, label, text) => {
    await page.getByRole('textbox', { name: label, exact: true }).waitFor();
    await tabTo(page, `textbox ${JSON.stringify(label)}`);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
  pick: async (page, label, option) => {
    const list = page.getByLabel(label, { exact: true });
    await list.waitFor();
    await tabTo(page, `combobox ${JSON.stringify(label)}`);
    await expect.poll(() => list.locator('option:enabled').allTextContents()).toContain(option);
    const options = await readNow('the list was waited for', () => list.locator('option:enabled').allTextContents());
    await page.keyboard.press('Home');
    const chosen = () => list.locator('option:checked').textContent();
    for (let presses = 0; presses < options.length && (await chosen()) !== option; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    expect(await chosen()).toBe(option);
  },
  tick: async (page, name) => {
    await controlNamed(page, 'checkbox', name).waitFor();
    await tabTo(page, `checkbox ${JSON.stringify(name)}`);
    await page.keyboard.press('Space');
  },
  choose: (page, group, radio) => chooseByArrows(page, group, radio),
  slide: async (page, name) => {
    await sliderNamed(page, name).waitFor();
    await tabTo(page, new RegExp(`^slider "${name}`));
    await expectFocus(page, /^slider/);
    await page.keyboard.press('End');
  },
};
