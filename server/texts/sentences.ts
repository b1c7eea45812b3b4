import type { Language } from '#contract/languages.ts';
import { msg } from './msg.ts';

/** A value under its name: `Payer: Acme Ltd`. */
export const labelled = msg('{name}: {value}');

/** Sentences of one line. Chinese and Japanese have no blank between them. */
export const joinSentences = (language: Language, sentences: readonly string[]): string =>
  sentences.join(language === 'en' ? ' ' : '');

/** What people have written, ended as a sentence where another follows. */
export const endSentence = (language: Language, text: string): string =>
  /[.!?。！？]$/.test(text) ? text : `${text}${language === 'en' ? '.' : '。'}`;
