import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#contract/languages.ts';
import { charactersOf } from './characters.ts';

function weightsOf(entry: string, family: string): { readonly normal: string; readonly bold: string } {
  const file = (weight: string) => fileURLToPath(new URL(`../fonts/${family}-${weight}.otf`, entry));
  return { normal: file('Regular'), bold: file('Bold') };
}

export const fontFiles = {
  sc: weightsOf(import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans'),
  tc: weightsOf(import.meta.resolve('@embedpdf/fonts-tc'), 'NotoSansHant'),
  jp: weightsOf(import.meta.resolve('@embedpdf/fonts-jp'), 'NotoSansJP'),
} as const;

export type FontName = keyof typeof fontFiles;

/** A character that a font lacks comes from the next. Each script has shapes of its own. */
const fontsBy: Readonly<Record<Language, readonly FontName[]>> = {
  en: ['sc', 'tc', 'jp'],
  'zh-CN': ['sc', 'tc', 'jp'],
  'zh-TW': ['tc', 'sc', 'jp'],
  ja: ['jp', 'sc', 'tc'],
};

const known = new Map<FontName, (codePoint: number) => boolean>();

/** In both weights. */
function has(name: FontName, codePoint: number): boolean {
  const { normal, bold } = fontFiles[name];
  const isKnown = known.get(name) ?? both(charactersOf(readFileSync(normal)), charactersOf(readFileSync(bold)));
  known.set(name, isKnown);
  return isKnown(codePoint);
}

const both = (one: (code: number) => boolean, other: (code: number) => boolean) => (code: number) =>
  one(code) && other(code);

export interface FontPiece {
  readonly text: string;
  readonly font: FontName;
}

/** Prefers the font of the language. */
export function inFonts(text: string, language: Language): readonly FontPiece[] {
  const [first, ...others] = fontsBy[language];
  if (first === undefined) throw new Error('a language has no font');
  const pieces: FontPiece[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = [first, ...others].find((name) => has(name, code)) ?? first;
    const last = pieces.at(-1);
    if (last?.font === font) pieces.splice(-1, 1, { text: last.text + character, font });
    else pieces.push({ text: character, font });
  }
  return pieces;
}
