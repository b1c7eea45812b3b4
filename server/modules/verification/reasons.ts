import type { VerificationRefusal } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { verificationWords } from './words/index.ts';

/** Why, and of each field what a reviewer has written about it. */
export function reasonsIn(language: Language, { code, fields }: VerificationRefusal): readonly string[] {
  const words = verificationWords[language];
  return [words.codes[code], ...fields.map(({ field, words: said }) => words.pair(words.fields[field], said))];
}

/** What a client's pages say of its status: why it was refused, or what is still to come. */
export function messageOf(language: Language, refusal: VerificationRefusal | null): string {
  if (refusal === null) return '';
  return reasonsIn(language, refusal).join(verificationWords[language].gap);
}
