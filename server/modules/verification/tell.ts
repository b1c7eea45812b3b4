import { eq } from 'drizzle-orm';
import { type VerificationRefusal, verificationPath } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pagesRoot } from '../../pagesRoot.ts';
import { tellUsers } from '../notices/tellUsers.ts';
import { users } from '../session/tables.ts';
import { reasonsIn } from './reasons.ts';
import { verificationWords } from './words/index.ts';
import type { VerificationTelling } from './words/telling.ts';

/** What was decided on the verification of a client. */
interface ToldVerification {
  readonly client_id: string;
  readonly company_name: string;
  readonly verification_type: number;
  readonly telling: VerificationTelling;
  readonly refusal: VerificationRefusal | null;
}

/** Tells the main accounts of a client what was decided on its verification. To be called in the transaction of what is told. */
export function tellOfVerification(
  tx: Database,
  told: ToldVerification,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const { client_id, verification_type, telling } = told;
  const message = {
    digest: (language: Language) => verificationWords[language].digest[telling],
    line: (language: Language) => sentencesIn(language, told).join(verificationWords[language].gap),
    paragraphs: (language: Language) => {
      const words = verificationWords[language];
      const page = words.pair(words.page, `${pagesRoot(deps.settings)}${verificationPath(verification_type)}`);
      return telling === 'passed' ? sentencesIn(language, told) : [...sentencesIn(language, told), page];
    },
  };
  return tellUsers(tx, { client_id, among: eq(users.is_admin, true), category: 'system' }, message, deps);
}

function sentencesIn(language: Language, { company_name, telling, refusal }: ToldVerification): readonly string[] {
  const words = verificationWords[language];
  const reasons = refusal === null ? [] : reasonsIn(language, refusal);
  return [words.decided[telling](company_name), ...reasons, words.next[telling]];
}
