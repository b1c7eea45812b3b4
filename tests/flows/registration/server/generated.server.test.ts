import { expect } from 'vitest';
import { registrationResend, registrationSave } from '#contract/calls/registration.ts';
import { formValuesExample } from '#machines/flows/registration/examples.ts';
import { registrationFlow } from '#machines/flows/registration/flow.ts';
import type { RegistrationContext, RegistrationEvent } from '#machines/flows/registration/types.ts';
import { failureByState, waitForText } from '../../../flowkit/server/pageExpectation.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import {
  leftToForms,
  matchesAny,
  noClockReason,
  type ServedFlow,
  type ServedState,
} from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { registration } from '../index.ts';
import { type Environment, initialEnvironment, openRegistration, readEffects } from './environment.ts';
import { outputOfExample, registrationScenarios } from './scenarios.ts';

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
function isEventAllowed({ snapshot, environment }: ServedState<Environment>, event: RegistrationEvent): boolean {
  if (event.type !== 'registration.submit') return true;
  const context: RegistrationContext = snapshot.context;
  return event.understood === isTyped(context) && environment.mails === 0;
}

const settingsReason = 'the settings of a server do not change while it runs; its own tests name none';
const noRequestReason = 'no request is made; the suite of the views comes by it';

const leftToOthers = {
  ...leftToForms('registration.entering'),
  'registration.reading xstate.done.actor.readTerms[0] -> registration.closed': settingsReason,
  'registration.reading xstate.done.actor.readTerms[0] -> registration.closed holds': settingsReason,
  'registration.routing always[1] -> registration.reading': settingsReason,
  'registration.routing always[1] -> registration.reading holds': settingsReason,
  'registration.routing always[2] -> registration.closed': settingsReason,
  'registration.routing always[2] -> registration.closed holds': settingsReason,
  'registration.closed registration.check[0] -> registration.reading': settingsReason,
  'registration.closed flow.resume[0] -> registration.reading': settingsReason,
  'registration.closed': settingsReason,
  'registration.entering.missing xstate.done.actor.provePhone[0] -> registration.entering.skipped': noRequestReason,
  'registration.entering.missing xstate.done.actor.provePhone[0] -> registration.entering.skipped holds':
    noRequestReason,
  'registration.entering.skipped phone.change[0] -> registration.entering.missing': noRequestReason,
  'registration.entering.skipped': noRequestReason,
  'registration.mailed.counting xstate.error.actor.untilMoment[0] -> registration.mailed.resendable': noClockReason,
} as const;

const servedRegistration: ServedFlow<Environment, ServedRun, RegistrationEvent> = {
  tested: registration,
  flow: registrationFlow,
  subject: 'TW',
  input: { key: 'key-of-the-draft', region: 'TW', userInput: null },
  events,
  scenarios: scenariosIn(registrationScenarios, outputOfExample),
  environment: { initial: initialEnvironment, allows: isEventAllowed },
  leftToOthers,
  open: openRegistration,
  address: '/mall/register-tw',
  tells: failureByState(['loadFailed', 'fault'], ['mailed.resendable', 'refusal'], ['entering.provided', 'refusal']),
  expectAt: async (run, { snapshot }) => {
    if (snapshot.matches('mailed')) await waitForText(run, formValuesExample.email);
  },
  expectOver: async ({ page }) => {
    await page.waitForURL('**/login?**');
  },
  probesAt,
  effects: readEffects,
  expectEffects: async (run, { environment: { is_registered, mails } }) => {
    const { email } = formValuesExample;
    const own = { region: 'TW', email, terms_version: 'demo-1', proved: '+886912345678' };
    expect(await readEffects(run)).toEqual({
      registered: is_registered ? [own] : [],
      mails: Array.from({ length: mails }, () => ({ address: email, language: 'en' })),
    });
  },
};

const madeUp = 'a'.repeat(64);

const saveProbe = (name: string, code: ProbeCode, terms_version = 'demo-1'): Probe<ServedRun> =>
  probe(name, code, ({ api }) => {
    const company = { ...formValuesExample, region: 'TW', mobile: '+886912345678' } as const;
    const body = { ...company, sms_code: '000000', language: 'en', terms_version } as const;
    return api.call(registrationSave, { body, key: newKey(), tab: madeUp });
  });

function probesAt({ snapshot }: ServedState<Environment>): readonly Probe<ServedRun>[] {
  if (!matchesAny('mailed', { entering: 'given' })(snapshot)) return [];
  return [
    saveProbe('with terms that do not hold', 'terms_changed', 'demo-0'),
    saveProbe('with a code of another tab', 'sms_code_missing'),
    probe('a mail of what another has registered', 'registration_unknown', ({ api }) =>
      api.call(registrationResend, { body: { region: 'TW', language: 'en' }, key: newKey(), tab: madeUp }),
    ),
  ];
}

serverSuite(await openServedWorld(), servedRegistration);
