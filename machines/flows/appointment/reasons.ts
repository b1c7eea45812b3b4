import type { RefusalCode } from '#contract/refusal.ts';
import { isCodeNeeded } from '../../parts/provenPhone.ts';
import type { AppointmentContext } from './types.ts';

/** Where a client stands: which page says so. */
export type AppointmentPlace = 'child' | 'sandbox' | 'applied' | 'frozen' | 'cancelled' | 'free';

/** Where the client of whoever asks stands. The account is looked at before anything else. */
export function placeOf({ told }: Pick<AppointmentContext, 'told'>): AppointmentPlace | null {
  if (told === null) return null;
  if (told.reason === 'main_account_only') return 'child';
  if (told.reason === 'appointment_sandbox') return 'sandbox';
  const status = told.could_apply_status;
  return status === 'applied' || status === 'frozen' || status === 'cancelled' ? status : 'free';
}

/** Whether nothing stands against booking. */
export const canBook = ({ told }: Pick<AppointmentContext, 'told'>): boolean => told !== null && told.reason === null;

/** Whether the appointment that is to come can be put at another time, or cancelled. */
export const canChange = ({ told }: Pick<AppointmentContext, 'told'>): boolean =>
  told?.applied_appointment?.can_change === true;

/** Refusals that mean that what was read is out of date: it is read again, and the page shows the refusal beside it. */
export const staleRefusals: readonly RefusalCode[] = [
  'appointment_state_refuses',
  'appointment_not_found',
  'appointment_frozen',
  'appointment_sandbox',
  'appointment_category_unknown',
  'questionnaire_missing',
  'main_account_only',
];

/** What is missing in the questionnaire; whether what stands in it fits is the form's to say. */
export const missingOfAnswers = ({ entered: { answers } }: Pick<AppointmentContext, 'entered'>) =>
  (['industry_id', 'team_size', 'goals', 'preferred_times'] as const).filter((name) => answers[name].length === 0);

/** Whether everything is entered of the contact; whether it fits is the form's to say. */
export const isContactEntered = ({ entered: { contact } }: Pick<AppointmentContext, 'entered'>): boolean =>
  contact.company !== '' && contact.contact !== '' && contact.messenger_id !== '';

/** What is missing for booking that no form knows. */
export const missingOfContact = (context: Pick<AppointmentContext, 'code' | 'refusal'>): readonly 'code'[] =>
  isCodeNeeded(context) ? ['code'] : [];
