import type { CDPSession, Locator, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, open);
  return open;
}

/** Shows text that an input method is still composing; replaces what it composed before. */
export async function composeText(page: Page, text: string): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

export async function commitText(page: Page, text: string): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.insertText', { text });
}

export async function typeByInputMethod(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.focus();
  await field.press('ControlOrMeta+A');
  for (let length = 1; length <= text.length; length += 1) await composeText(page, text.slice(0, length));
  await commitText(page, text);
}

/** Full-width digits, as Chinese and Japanese input methods write them. */
export const fullWidth = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
