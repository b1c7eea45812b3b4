import type { CDPSession, Locator, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, open);
  return open;
}

/** Shows a text as an input method does that is still composing it: in place of what it composed before. */
export async function composeText(page: Page, text: string): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** Ends the composition with a text. */
export async function commitText(page: Page, text: string): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.insertText', { text });
}

/** Types over what a field holds with an input method: each character is composed, and all of them are committed at the end. */
export async function typeByInputMethod(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.focus();
  await field.press('ControlOrMeta+A');
  for (let length = 1; length <= text.length; length += 1) await composeText(page, text.slice(0, length));
  await commitText(page, text);
}

/** The characters of a number as an input method for Chinese or Japanese writes them. */
export const fullWidth = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
