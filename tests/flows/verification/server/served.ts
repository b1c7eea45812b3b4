import { editableFields } from '#machines/flows/verification/reasons.ts';
import {
  type MainlandEvent,
  type OverseasEvent,
  type VerificationMachineInput,
  verificationUserInput,
} from '#machines/flows/verification/types.ts';
import { failureByState } from '../../../flowkit/server/pageExpectation.ts';
import type { ServedFlow, ServedState } from '../../../flowkit/server/servedFlow.ts';
import { agreesWithForm } from '../../overseasVerification/enterprise.ts';
import type { Applicant } from './applicants.ts';
import type { Environment } from './environment.ts';
import { expectAt, expectEffects } from './expected.ts';
import { probesAt } from './probes.ts';
import { readEffects, type VerificationRun } from './run.ts';

export const enterpriseEvents = ({ typed, numbers }: Applicant): readonly OverseasEvent[] => [
  ...(['listed', 'struck', 'unchecked', 'taken'] as const).map(
    (name): OverseasEvent => ({
      type: 'enterprise.enter',
      typed: name === 'listed' ? typed : { ...typed, credit_code: numbers[name] },
      has_number: true,
    }),
  ),
  { type: 'license.replace' },
  { type: 'license.remove' },
  { type: 'phone.change' },
  { type: 'verification.submit', understood: true },
  { type: 'verification.submit', understood: false },
  { type: 'verification.check' },
  { type: 'connection.back' },
  { type: 'flow.resume' },
];

/** Tried only before a code was entered: what it leads to is alike afterwards. */
const beforeCodeEvents: ReadonlySet<string> = new Set([
  'license.replace',
  'license.remove',
  'person.change',
  'attorney.replace',
  'attorney.remove',
]);

/** The enterprise's entries; the page has no field for an entry that needs no correction. */
const enterpriseFields: ReadonlySet<string> = new Set(['company_name', 'translated_name', 'credit_code']);

const automaticOrFinalEvents: ReadonlySet<string> = new Set([
  'verification.check',
  'verification.submit',
  'authorisation.check',
  'connection.back',
  'flow.resume',
]);

export const isAllowedOnBoth =
  ({ typed }: Applicant) =>
  ({ snapshot, environment }: ServedState<Environment>, event: MainlandEvent): boolean => {
    // A user who is no longer the main account gets the same page, whatever else they do.
    if (environment.stands === 'child') return automaticOrFinalEvents.has(event.type);
    if (beforeCodeEvents.has(event.type)) return environment.code === 'none';
    switch (event.type) {
      case 'enterprise.enter':
        if (!editableFields(snapshot.context).some((name) => enterpriseFields.has(name))) return false;
        return event.typed.credit_code === typed.credit_code || takesAnother({ snapshot, environment });
      case 'flow.resume':
        // A verified client is redirected to the home page.
        return environment.stands !== 'passed';
      default:
        return agreesWithForm(snapshot.context, event);
    }
  };

/** Whether another number is typed: one after the other. The golden paths cover typing during a search. */
const takesAnother = ({ snapshot, environment }: ServedState<Environment>): boolean =>
  isBefore(environment) &&
  !snapshot.matches({ enterprise: { number: 'checking' } }) &&
  editableFields(snapshot.context).includes('credit_code');

const isBefore = ({ code, has_license, is_taken }: Environment): boolean =>
  code === 'none' && !has_license && !is_taken;

/** Compares user input by its fields: the server generates file ids, and seals always differ. */
function toComparable(entered: unknown): unknown {
  const { data } = verificationUserInput.safeParse(entered);
  if (data === undefined) return null;
  const { proof_method, power_of_attorney, ...fields } = data.entered;
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  const answers = data.answers !== null;
  // After a decision that leaves the proof method unchanged the page does not ask for it.
  const proofMethod = answers ? null : { proof_method, has_attorney: power_of_attorney !== null };
  return { filled: filled.map(([name]) => name), answers, has_number: data.has_number, voucher: proofMethod };
}

export const sharedServedFlow = {
  subject: '',
  input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
  comparable: toComparable,
  isLeftByReload: (snapshot) => snapshot.matches('passed'),
  tells: failureByState(
    ['loadFailed', 'fault'],
    ['person.proofMethod.authorisation.loadFailed', 'fault'],
    ['enterprise.license', 'refusal'],
    ['person', 'refusal'],
  ),
  expectAt,
  probesAt,
  effects: readEffects,
  expectEffects,
} as const satisfies Partial<ServedFlow<Environment, VerificationRun>>;
