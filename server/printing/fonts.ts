import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#contract/languages.ts';
import { characterCoverageOf } from './characters.ts';

function weightFilesOf(entry: string, family: string): { readonly normal: string; readonly bold: string } {
  const file = (weight: string) => fileURLToPath(new URL(`../fonts/${family}-${weight}.otf`, entry));
  return { normal: file('Regular'), bold: file('Bold') };
}

export const fontFiles = {
  sc: weightFilesOf(import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans'),
  tc: weightFilesOf(import.meta.resolve('@embedpdf/fonts-tc'), 'NotoSansHant'),
  jp: weightFilesOf(import.meta.resolve('@embedpdf/fonts-jp'), 'NotoSansJP'),
} as const;

export type FontName = keyof typeof fontFiles;

/** A character that a font lacks comes from the next. Each script has shapes of its own. */
const fontsByLanguage: Readonly<Record<Language, readonly FontName[]>> = {
  en: ['sc', 'tc', 'jp'],
  'zh-CN': ['sc', 'tc', 'jp'],
  'zh-TW': ['tc', 'sc', 'jp'],
  ja: ['jp', 'sc', 'tc'],
};

const coverageByFont = new Map<FontName, (codePoint: number) => boolean>();

/** In both weights. */
function hasCharacter(name: FontName, codePoint: number): boolean {
  const { normal, bold } = fontFiles[name];
  const isKnown =
    coverageByFont.get(name) ??
    both(characterCoverageOf(readFileSync(normal)), characterCoverageOf(readFileSync(bold)));
  coverageByFont.set(name, isKnown);
  return isKnown(codePoint);
}

const both = (one: (code: number) => boolean, other: (code: number) => boolean) => (code: number) =>
  one(code) && other(code);

export interface FontPiece {
  readonly text: string;
  readonly font: FontName;
}

/** Prefers the font of the language. */
export function splitByFont(text: string, language: Language): readonly FontPiece[] {
  const [first, ...others] = fontsByLanguage[language];
  if (first === undefined) throw new Error('a language has no font');
  const pieces: FontPiece[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = [first, ...others].find((name) => hasCharacter(name, code)) ?? first;
    const last = pieces.at(-1);
    if (last?.font === font) pieces.splice(-1, 1, { text: last.text + character, font });
    else pieces.push({ text: character, font });
  }
  return pieces;
}
