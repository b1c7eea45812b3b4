import { z } from 'zod/mini';
import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import { mainlandVerificationModel } from '#machines/flows/verification/model.ts';
import { editablePersonFields } from '#machines/flows/verification/reasons.ts';
import type { MainlandEvent, VerificationContext } from '#machines/flows/verification/types.ts';
import type { MainlandLeaf } from '#src/flows/verification/view.ts';
import { readNow } from '../../browser/readNow.ts';
import { anyOf, button, buttonIn, field, text } from '../../flowkit/locators.ts';
import { type EventsOnPage, type LocatorOf, pressGesture, type TestedFlow } from '../../flowkit/testedFlow.ts';
import {
  agreesWithForm,
  enterpriseEvents,
  enterpriseLocators,
  isEnterpriseUnderstood,
} from '../overseasVerification/enterprise.ts';
import { mainlandVerificationDefects } from './defects.ts';

/** Typed in the clear on the page; the examples have the sealed values. */
const personLabels = { name: 'Legal representative’s name', number: 'Legal representative’s ID number' } as const;
const plainPerson = { name: '林晓', number: '11010519491231002X' } as const;
const proofMethodLabels = { authorisation: 'Online authorisation', attorney: 'Power of attorney' } as const;

const events: EventsOnPage<MainlandEvent> = {
  ...enterpriseEvents,
  'person.enter': {
    async gesture(reader, event) {
      const { page, say } = reader;
      for (const part of ['name', 'number'] as const) {
        const change = page.getByRole('button', {
          name: say('Change: {label}').replace('{label}', say(personLabels[part])),
          exact: true,
        });
        if (await readNow('the place on the path was waited for', () => change.isVisible())) await change.click();
        const input = field(personLabels[part])(reader);
        if (await readNow('the field is drawn with its button', () => input.isVisible()))
          await input.fill(event[part] === null ? '' : plainPerson[part]);
      }
    },
    control: 'belongs to what is on offer',
  },
  'proofMethod.choose': {
    gesture: ({ page, say }, { method }) => page.getByRole('radio', { name: say(proofMethodLabels[method]) }).check(),
    control: 'belongs to what is on offer',
  },
  'attorney.replace': pressGesture(buttonIn('Power of attorney', 'Replace')),
  'attorney.remove': pressGesture(buttonIn('Power of attorney', 'Remove')),
  'authorisation.check': pressGesture(anyOf(button('Refresh status'), button('I’ve authorised – refresh status'))),
  'person.done': pressGesture(button('Continue to company details')),
  'person.change': pressGesture(button('Back to legal representative')),
};

const form: LocatorOf = button('Continue to company details');

const stateLocators: Readonly<Record<MainlandLeaf, LocatorOf>> = {
  ...enterpriseLocators,
  'person.proofMethod.routing': form,
  'person.proofMethod.kept': form,
  'person.proofMethod.authorisation.reading': text('Checking the authorisation status…'),
  'person.proofMethod.authorisation.loadFailed': text(
    'We couldn’t load the authorisation status. Your entries are saved.',
  ),
  'person.proofMethod.authorisation.routing': form,
  'person.proofMethod.authorisation.open': text(
    'Ask your company’s legal representative to scan this code with their phone.',
  ),
  'person.proofMethod.authorisation.granted': text(
    'The legal representative has given authorisation. Nothing else is needed here.',
  ),
  'person.proofMethod.authorisation.unoffered': text(
    'Online authorisation isn’t available right now. Use a power of attorney instead.',
  ),
  'person.proofMethod.attorney.routing': form,
  'person.proofMethod.attorney.missing': form,
  'person.proofMethod.attorney.provided': form,
};

const personDoneSchema = z.object({ type: z.literal('person.done'), understood: z.boolean() });

function isPersonUnderstood(context: VerificationContext): boolean {
  const open = editablePersonFields(context);
  const { legal_person_name, legal_person_id } = context.entered;
  return (
    (!open.includes('legal_person_name') || legal_person_name !== null) &&
    (!open.includes('legal_person_id') || legal_person_id !== null)
  );
}

/** Whether the event's `understood` agrees with the form's content. */
export function agreesWithPersonForm(context: VerificationContext, event: unknown): boolean {
  const asked = personDoneSchema.safeParse(event).data;
  return asked === undefined || asked.understood === isPersonUnderstood(context);
}

export const mainlandVerification: TestedFlow = {
  name: 'mainlandVerification',
  folder: import.meta.dirname,
  model: mainlandVerificationModel,
  events,
  stateLocators,
  onPage: {
    // `understood` follows from the form's content.
    shows: ({ snapshot }, { event }) =>
      agreesWithPersonForm(snapshot.context, event) && agreesWithForm(snapshot.context, event),
    variantOf: ({ snapshot }) => `${isPersonUnderstood(snapshot.context)} ${isEnterpriseUnderstood(snapshot.context)}`,
  },
  flow: mainlandVerificationFlow,
  refusesTexts: true,
  traces: {
    secrets: [
      '林',
      '1101',
      'Example',
      '示例',
      '91350100M000100Y43',
      '+852',
      '123456',
      'key-of',
      'file-1',
      'licence',
      'attorney.pdf',
      'sign.example',
      'seal cannot',
      '照片',
    ],
  },
  page: { address: '/mall/mainlandAuth', email: 'new@cn.example', hasHeader: true },
  defects: mainlandVerificationDefects,
  otherSuites: ['overseasVerification'],
  acceptedMutants: {
    'sneak path: mainlandVerification.enterprise.license.provided enterprise.enter -> mainlandVerification.enterprise.license.routing':
      'the licence that is there leads back at once, and what is typed is kept by the region beside',
    'sneak path: mainlandVerification.enterprise.phone.provided enterprise.enter -> mainlandVerification.enterprise.phone.routing':
      'the code that is there leads back at once, and what is typed is kept by the region beside',
    'transition retargeted: mainlandVerification.enterprise.phone.missing xstate.done.actor.provePhone[1] -> mainlandVerification.enterprise.phone.provided, now to mainlandVerification.enterprise.phone.routing':
      'the code that was entered leads on at once',
  },
};
