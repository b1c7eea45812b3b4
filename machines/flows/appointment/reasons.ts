import type { RefusalCode } from '#contract/refusal.ts';
import { isCodeNeeded } from '../../parts/phoneProof.ts';
import type { AppointmentContext } from './types.ts';

/** The page for a client's status. */
export type Phase = 'child' | 'sandbox' | 'applied' | 'frozen' | 'cancelled' | 'free';

/** The account's permission takes precedence over the status. */
export function phaseOf({ appointment_info }: Pick<AppointmentContext, 'appointment_info'>): Phase | null {
  if (appointment_info === null) return null;
  if (appointment_info.reason === 'main_account_only') return 'child';
  if (appointment_info.reason === 'appointment_sandbox') return 'sandbox';
  const status = appointment_info.could_apply_status;
  return status === 'applied' || status === 'frozen' || status === 'cancelled' ? status : 'free';
}

export const canBook = ({ appointment_info }: Pick<AppointmentContext, 'appointment_info'>): boolean =>
  appointment_info !== null && appointment_info.reason === null;

export const canChange = ({ appointment_info }: Pick<AppointmentContext, 'appointment_info'>): boolean =>
  appointment_info?.applied_appointment?.can_change === true;

/** Refusals that mean our data is stale: reload and show the refusal alongside. */
export const staleDataRefusals: readonly RefusalCode[] = [
  'appointment_state_refuses',
  'appointment_not_found',
  'appointment_frozen',
  'appointment_sandbox',
  'appointment_category_unknown',
  'questionnaire_missing',
  'main_account_only',
];

/** Only checks for empty fields; the form validates them. */
export const missingAnswerFields = ({ entered: { answers } }: Pick<AppointmentContext, 'entered'>) =>
  (['industry_id', 'team_size', 'goals', 'preferred_times'] as const).filter((name) => answers[name].length === 0);

export const isContactEntered = ({ entered: { contact } }: Pick<AppointmentContext, 'entered'>): boolean =>
  contact.company !== '' && contact.contact !== '' && contact.messenger_id !== '';

/** What is missing besides the form's fields. */
export const missingContactFields = (context: Pick<AppointmentContext, 'code' | 'refusal'>): readonly 'code'[] =>
  isCodeNeeded(context) ? ['code'] : [];
