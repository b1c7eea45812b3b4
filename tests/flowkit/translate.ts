import type { Page } from 'playwright-core';

/**
 * How translators replace a page's texts: Chrome and Edge replace each text by a copy in two `<font>` elements,
 * extensions move it into one, Safari replaces it by its own text node.
 */
export const translationMethods = ['replaced by font', 'moved into font', 'replaced by text'] as const;
export type TranslationMethod = (typeof translationMethods)[number];

export const translateTexts = (page: Page, how: TranslationMethod): Promise<void> =>
  page.evaluate((way) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (
        node instanceof Text &&
        node.data.trim() !== '' &&
        node.parentElement?.closest('script, style, font, textarea, option') === null
      )
        texts.push(node);
    for (const text of texts) {
      const font = document.createElement('font');
      if (way === 'replaced by text') {
        text.replaceWith(new Text(text.data));
      } else if (way === 'moved into font') {
        text.replaceWith(font);
        font.append(text);
      } else {
        const inner = document.createElement('font');
        inner.append(text.data);
        font.append(inner);
        text.replaceWith(font);
      }
    }
  }, how);

/**
 * The words of the page's main element, whitespace aside. Without styles: React numbers their classes by what it
 * rendered before.
 */
export const renderedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof Element)) return '';
    for (const style of main.querySelectorAll('style')) style.remove();
    return main.textContent.replace(/\s+/g, '');
  });
