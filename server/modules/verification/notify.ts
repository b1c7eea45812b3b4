import { type VerificationRefusal, verificationUrl } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { joinSentences, labelledMessage, textIn } from '../../texts/textIn.ts';
import { notifyUsers } from '../notices/index.ts';
import { oldestOrderToActivate } from '../orders/index.ts';
import { verificationMessages as messages, type VerificationNotification } from './messages.ts';
import { reasonsIn } from './reasons.ts';

interface DecidedVerification {
  readonly client_id: string;
  readonly company_name: string;
  readonly verification_type: number;
  readonly telling: VerificationNotification;
  readonly refusal: VerificationRefusal | null;
}

/** Call it in the transaction of the decision. */
export async function notifyOfVerification(
  tx: Database,
  told: DecidedVerification,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const { client_id, verification_type, telling } = told;
  const waiting = await oldestOrderToActivate(tx, client_id);
  const address = verificationUrl(verification_type, waiting);
  // A passed verification has no page to link to: its page leads home.
  const next = waiting === null ? null : `/order/detail/${waiting}/activate`;
  const message = {
    page: telling === 'passed' ? next : address,
    digest: (language: Language) => textIn(language)(messages.digest[telling]),
    line: (language: Language) => joinSentences(language, sentencesIn(language, told, waiting)),
    paragraphs: (language: Language) => {
      const text = textIn(language);
      const link = (name: string, path: string) =>
        text(labelledMessage, { name, value: `${publicPagesRoot(deps.settings)}${path}` });
      const passed = next === null ? [] : [link(text(messages.activation), next)];
      const links = telling === 'passed' ? passed : [link(text(messages.page), address)];
      return [...sentencesIn(language, told, waiting), ...links];
    },
  };
  return notifyUsers(tx, { client_id, category: 'system' }, message, deps);
}

/** After passing there is a next step only if an order waits. */
function sentencesIn(
  language: Language,
  { company_name, telling, refusal }: DecidedVerification,
  waiting: string | null,
): readonly string[] {
  const text = textIn(language);
  const reasons = refusal === null ? [] : reasonsIn(language, refusal);
  const next = telling === 'passed' && waiting === null ? [] : [text(messages.next[telling])];
  return [text(messages.decided[telling], { company: company_name }), ...reasons, ...next];
}
