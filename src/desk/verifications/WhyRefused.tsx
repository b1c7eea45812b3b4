import { useLingui } from '@lingui/react/macro';
import type { Zone } from '#contract/entities/client.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import { verificationFieldWord, verificationRefusalWords } from '../../i18n/verificationWords.ts';
import { RefusalReasons } from '../review/Decided.tsx';

interface RefusalProps {
  readonly zone: Zone;
  readonly refusal: VerificationRefusal;
}

/** Why a verification was refused, or what is still to come. */
export function WhyRefused({ zone, refusal: { code, fields } }: RefusalProps) {
  const { i18n } = useLingui();
  const parts = fields.map(({ field, words }) => ({
    id: field,
    label: i18n._(verificationFieldWord(zone, field)),
    words,
  }));
  return <RefusalReasons reason={i18n._(verificationRefusalWords[code])} parts={parts} />;
}
