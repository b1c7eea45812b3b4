import { expect } from 'vitest';
import { registrationResend, registrationSave } from '#contract/calls/registration.ts';
import { formValuesExample } from '#machines/flows/registration/examples.ts';
import { registrationFlow } from '#machines/flows/registration/flow.ts';
import type { RegistrationContext, RegistrationEvent } from '#machines/flows/registration/types.ts';
import { type Code, newKey, type Probe, probe } from '../../../flowkit/server/probe.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import { type At, isIn, noClock, type ServedFlow, sentByForms } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { failuresIn, waitForText } from '../../../flowkit/server/shown.ts';
import { registration } from '../index.ts';
import { atFirst, type Environment, effects, openRegistration } from './environment.ts';
import { outputOf, registrationScenarios } from './scenarios.ts';

const events: readonly RegistrationEvent[] = [
  { type: 'company.enter', typed: formValuesExample },
  { type: 'terms.agree', agreed: true },
  { type: 'phone.change' },
  { type: 'registration.submit', understood: true },
  { type: 'registration.submit', understood: false },
  { type: 'registration.check' },
  { type: 'mail.resend' },
  { type: 'registration.change' },
  { type: 'registration.finish' },
  { type: 'connection.back' },
  { type: 'flow.resume' },
];

const isTyped = ({ entered }: RegistrationContext): boolean => entered.email !== '';

/** A registered run is not registered again in these paths. */
function allows({ snapshot, environment }: At<Environment>, event: RegistrationEvent): boolean {
  if (event.type !== 'registration.submit') return true;
  const context: RegistrationContext = snapshot.context;
  return event.understood === isTyped(context) && environment.mails === 0;
}

const settings = 'the settings of a server do not change while it runs; its own tests name none';
const left = 'no request is made; the suite of the views comes by it';

const leftToOthers = {
  ...sentByForms('registration.entering'),
  'registration.reading xstate.done.actor.readTerms[0] -> registration.closed': settings,
  'registration.reading xstate.done.actor.readTerms[0] -> registration.closed holds': settings,
  'registration.sorting always[1] -> registration.reading': settings,
  'registration.sorting always[1] -> registration.reading holds': settings,
  'registration.sorting always[2] -> registration.closed': settings,
  'registration.sorting always[2] -> registration.closed holds': settings,
  'registration.closed registration.check[0] -> registration.reading': settings,
  'registration.closed flow.resume[0] -> registration.reading': settings,
  'registration.closed': settings,
  'registration.entering.asked xstate.done.actor.provePhone[0] -> registration.entering.left': left,
  'registration.entering.asked xstate.done.actor.provePhone[0] -> registration.entering.left holds': left,
  'registration.entering.left phone.change[0] -> registration.entering.asked': left,
  'registration.entering.left': left,
  'registration.mailed.counting xstate.error.actor.untilMoment[0] -> registration.mailed.resendable': noClock,
} as const;

const registrationServed: ServedFlow<Environment, ServedRun, RegistrationEvent> = {
  tested: registration,
  flow: registrationFlow,
  subject: 'TW',
  input: { key: 'key-of-the-draft', region: 'TW', userInput: null },
  events,
  scenarios: scenariosIn(registrationScenarios, outputOf),
  environment: { initial: atFirst, allows },
  leftToOthers,
  open: openRegistration,
  address: '/mall/register-tw',
  tells: failuresIn(['unread', 'fault'], ['mailed.resendable', 'refusal'], ['entering.given', 'refusal']),
  expectAt: async (run, { snapshot }) => {
    if (snapshot.matches('mailed')) await waitForText(run, formValuesExample.email);
  },
  expectOver: async ({ page }) => {
    await page.waitForURL('**/login?**');
  },
  probesAt,
  effects,
  expectEffects: async (run, { environment: { is_registered, mails } }) => {
    const { email } = formValuesExample;
    const own = { region: 'TW', email, terms_version: 'demo-1', proved: '+886912345678' };
    expect(await effects(run)).toEqual({
      registered: is_registered ? [own] : [],
      mails: Array.from({ length: mails }, () => ({ address: email, language: 'en' })),
    });
  },
};

const madeUp = 'a'.repeat(64);

const saving = (name: string, code: Code, terms_version = 'demo-1'): Probe<ServedRun> =>
  probe(name, code, ({ api }) => {
    const company = { ...formValuesExample, region: 'TW', mobile: '+886912345678' } as const;
    const body = { ...company, sms_code: '000000', language: 'en', terms_version } as const;
    return api.call(registrationSave, { body, key: newKey(), tab: madeUp });
  });

function probesAt({ snapshot }: At<Environment>): readonly Probe<ServedRun>[] {
  if (!isIn('mailed', { entering: 'given' })(snapshot)) return [];
  return [
    saving('with terms that do not hold', 'terms_changed', 'demo-0'),
    saving('with a code of another tab', 'sms_code_missing'),
    probe('a mail of what another has registered', 'registration_unknown', ({ api }) =>
      api.call(registrationResend, { body: { region: 'TW', language: 'en' }, key: newKey(), tab: madeUp }),
    ),
  ];
}

serverSuite(await openServedWorld(), registrationServed);
