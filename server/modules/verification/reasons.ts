import type { VerificationRefusal } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { joinSentences, labelledMessage, textIn } from '../../texts/textIn.ts';
import { verificationMessages as messages } from './messages.ts';

/** The reason, then the reviewer's words on each field. */
export function reasonsIn(language: Language, { code, fields }: VerificationRefusal): readonly string[] {
  const text = textIn(language);
  const written = fields.map(({ field, words }) =>
    text(labelledMessage, { name: text(messages.fields[field]), value: words }),
  );
  return [text(messages.codes[code]), ...written];
}

/** Why the verification was refused, or what is still missing. */
export const refusalTextOf = (language: Language, refusal: VerificationRefusal | null): string =>
  refusal === null ? '' : joinSentences(language, reasonsIn(language, refusal));
