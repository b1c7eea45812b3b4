import { openFields } from '#machines/flows/verification/reasons.ts';
import {
  type MainlandEvent,
  type OverseasEvent,
  type VerificationMachineInput,
  verificationKept,
} from '#machines/flows/verification/types.ts';
import type { At, ServedFlow } from '../../../flowkit/server/servedFlow.ts';
import { failuresIn } from '../../../flowkit/server/shown.ts';
import { agreesWithForm } from '../../overseasVerification/enterprise.ts';
import type { Applicant } from './applicants.ts';
import type { Environment } from './environment.ts';
import { expectAt, expectEffects } from './expected.ts';
import { probesAt } from './probes.ts';
import { effects, type VerificationRun } from './run.ts';

/** What a person does on the pages of both flows. */
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

/** What is tried where nothing of the enterprise has been given yet: what it leads to is alike afterwards. */
const early: ReadonlySet<string> = new Set([
  'license.replace',
  'license.remove',
  'person.change',
  'attorney.replace',
  'attorney.remove',
]);

/** What is entered of the enterprise. Where none of it has to be corrected, the page has no field for it. */
const enterpriseFields: ReadonlySet<string> = new Set(['company_name', 'translated_name', 'credit_code']);

const byItself: ReadonlySet<string> = new Set([
  'verification.check',
  'verification.submit',
  'authorisation.check',
  'connection.back',
  'flow.resume',
]);

/** Whether a person does this here. */
export const allowsOnBoth =
  ({ typed }: Applicant) =>
  ({ snapshot, environment }: At<Environment>, event: MainlandEvent): boolean => {
    // Whoever is no main account any more is told so, whatever else is done.
    if (environment.stands === 'child') return byItself.has(event.type);
    if (early.has(event.type)) return environment.code === 'none';
    switch (event.type) {
      case 'enterprise.enter':
        if (!openFields(snapshot.context).some((name) => enterpriseFields.has(name))) return false;
        return event.typed.credit_code === typed.credit_code || takesAnother({ snapshot, environment });
      case 'flow.resume':
        // Whoever is verified by now is led to the home page.
        return environment.stands !== 'passed';
      default:
        return agreesWithForm(snapshot.context, event);
    }
  };

/** Whether another number is typed: one after the other, as what is typed while one is looked up is on the golden paths. */
const takesAnother = ({ snapshot, environment }: At<Environment>): boolean =>
  isBefore(environment) &&
  !snapshot.matches({ enterprise: { number: 'checking' } }) &&
  openFields(snapshot.context).includes('credit_code');

const isBefore = ({ code, has_license, is_taken }: Environment): boolean =>
  code === 'none' && !has_license && !is_taken;

/** What was entered in other words counts by the fields that there are: the server names files, and seals are never alike. */
function comparable(entered: unknown): unknown {
  const { data } = verificationKept.safeParse(entered);
  if (data === undefined) return null;
  const { vouched_by, power_of_attorney, ...fields } = data.entered;
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  const answers = data.answers !== null;
  // After a decision that leaves the voucher alone nobody asks for it.
  const voucher = answers ? null : { vouched_by, has_attorney: power_of_attorney !== null };
  return { filled: filled.map(([name]) => name), answers, has_number: data.has_number, voucher };
}

/** What of both flows is looked at against the running server, whatever machine leads through it. */
export const servedAlike = {
  subject: '',
  input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
  comparable,
  isLeftByReload: (snapshot) => snapshot.matches('passed'),
  tells: failuresIn(
    ['unread', 'fault'],
    ['person.voucher.authorisation.unread', 'fault'],
    ['enterprise.license', 'refusal'],
    ['person', 'refusal'],
  ),
  expectAt,
  probesAt,
  effects,
  expectEffects,
} as const satisfies Partial<ServedFlow<Environment, VerificationRun>>;
