import { expect, test } from 'vitest';
import { surfaceColors } from './theme.ts';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['light', 'dark'] as const)(
  'every text colour of the %s scheme has a contrast of at least 4.5:1 on each of its backgrounds [ACC-01]',
  (scheme) => {
    const { page, card, text, dimmed, link, filled, info, good, warn, bad, infoSoft, goodSoft, warnSoft, badSoft } =
      surfaceColors[scheme];
    const pairs = [
      ['#ffffff', filled],
      ...[page, card].flatMap((ground) => [text, dimmed, link, info, good, warn, bad].map((ink) => [ink, ground])),
      ...[
        [info, infoSoft],
        [good, goodSoft],
        [warn, warnSoft],
        [bad, badSoft],
      ].flatMap(([tone, soft]) => [tone, text, link].map((ink) => [ink, soft])),
    ];
    const tooFaint = pairs.filter(([ink = '', ground = '']) => contrast(ink, ground) < 4.5);
    expect(tooFaint).toEqual([]);
  },
);
