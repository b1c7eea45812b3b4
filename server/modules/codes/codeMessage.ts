import type { CodePurpose } from '#contract/entities/code.ts';
import type { Language } from '#contract/languages.ts';
import { codeLimits } from '#contract/limits.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';

/** The code comes first: phones show the beginning of a message. */
const messages = {
  verification: msg(
    '[{site}] {code} is your code to verify your enterprise. It is valid for {minutes} minutes. Do not share it with anyone.',
  ),
  appointment: msg(
    '[{site}] {code} is your code to book your appointment. It is valid for {minutes} minutes. Do not share it with anyone.',
  ),
  registration: msg(
    '[{site}] {code} is your code to register. It is valid for {minutes} minutes. Do not share it with anyone.',
  ),
};

/** The message that brings a code. */
export const codeMessage = (site: string, code: string, purpose: CodePurpose, language: Language): string =>
  textIn(language)(messages[purpose], { site, code, minutes: codeLimits.codeMinutes });
