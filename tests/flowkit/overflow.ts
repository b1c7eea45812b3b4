import type { Page } from 'playwright-core';

/** Phone and desktop widths in px; at neither may content be cut. */
export const widths = [360, 1280] as const;

/**
 * Content that is cut or overflows: a page wider than its window, hidden text, and text that ends outside its box.
 * Scrollable content counts as visible; visually hidden content is ignored.
 */
export const findOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Glyphs may extend this many px beyond their line box without being cut. */
    const [aside, below] = [1, 4];
    const { scrollWidth, clientWidth } = document.documentElement;
    const tooWide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    return [...new Set([...tooWide, ...textsInSight().flatMap(problemsOfText)])];

    function textsInSight(): readonly Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text && node.data.trim() !== '' && isInSight(node.parentElement)) texts.push(node);
      }
      return texts;
    }

    function isInSight(parent: Element | null): boolean {
      if (parent === null || parent.closest('script, style, svg, option') !== null) return false;
      return parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    function problemsOfText(text: Text): readonly string[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const boxes = boxesAround(text.parentElement);
      const problems = lines.flatMap((line) => problemIn(boxes, line) ?? []);
      return problems.map((problem) => `“${text.data.trim().slice(0, 60)}” ${problem}`);
    }

    interface Around {
      readonly box: DOMRect;
      readonly style: CSSStyleDeclaration;
    }

    /**
     * The ancestors that can clip an element, innermost first. A positioned element is clipped only from its containing
     * block on.
     */
    function boxesAround(inner: Element | null): readonly Around[] {
      const boxes: Around[] = [];
      let isPlaced = false;
      for (let one = inner; one !== null && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (isPlaced && style.position === 'static') continue;
        boxes.push({ box: one.getBoundingClientRect(), style });
        isPlaced = /absolute|fixed/.test(style.position);
      }
      return boxes;
    }

    /** How a line of text exceeds one of its boxes, or null. */
    function problemIn(boxes: readonly Around[], line: DOMRect): string | null {
      for (const around of boxes) {
        const told = problemBy(around, line);
        if (told !== 'look further') return told;
      }
      return null;
    }

    /** The first matching case decides. */
    function problemBy({ box, style }: Around, line: DOMRect): string | null {
      const [hidesAside, hidesBelow] = [hides(style.overflowX), hides(style.overflowY)];
      const cases: readonly (readonly [boolean, string | null])[] = [
        [hidesAside && isUnseen(box), null],
        [hidesAside && isAside(line, box), 'is cut at its side'],
        [hidesBelow && isBelow(line, box), 'is cut below'],
        [/auto|scroll/.test(style.overflow), null],
        [isBox(style) && isAside(line, box), 'ends outside of what it stands in'],
        [true, 'look further'],
      ];
      return cases.find(([holds]) => holds)?.[1] ?? null;
    }

    function hides(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip';
    }

    function isUnseen({ width, height }: DOMRect): boolean {
      return Math.min(width, height) <= 1;
    }

    function isAside(line: DOMRect, box: DOMRect): boolean {
      return line.right > box.right + aside || line.left < box.left - aside;
    }

    function isBelow(line: DOMRect, box: DOMRect): boolean {
      return line.bottom > box.bottom + below || line.top < box.top - below;
    }

    function isBox({ display }: CSSStyleDeclaration): boolean {
      return display !== 'inline' && display !== 'contents';
    }
  });
