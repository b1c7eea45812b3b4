import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { SessionEnd, SignInRefusal } from '../modules/session/index.ts';
import type { DemoPersona } from '../seed/accounts.ts';
import { type Message, msg } from '../texts/msg.ts';

export const signInMessages = {
  title: msg('Sign in'),
  intro: msg('Sign in to continue to the mall.'),
  email: msg('Email address'),
  password: msg('Password'),
  submit: msg('Sign in'),
  wrong: msg('The email address or password is incorrect. Check both and try again.'),
  refused: {
    account: msg('Too many attempts for this email address. Try again in {minutes} min.'),
    network: msg('Too many failed attempts from your network. Try again in {minutes} min.'),
    busy: msg('Too many people are signing in right now. Try again in {seconds} seconds.'),
  } satisfies Record<SignInRefusal, Message<'minutes' | 'seconds'>>,
  foreign: msg('This form was sent from another site. Sign in here instead.'),
  unknownSystem: msg('We don’t recognise the system in this link. You can sign in to the mall instead.'),
  signedInAs: msg('You’re signed in as {name}.'),
  ended: {
    time: msg('You were signed out after a period of inactivity. Your progress is saved. Sign in to continue.'),
    user: msg(
      'You were signed out from another browser, or the password was changed there. If this wasn’t you, contact us immediately.',
    ),
  } satisfies Record<SessionEnd['by'], Message>,
  goOn: msg('Continue to mall'),
  forgotten: msg('Forgot your password? Contact us:'),
  register: msg('No account yet? Register your company in:'),
  regions: { TW: msg('Taiwan'), JP: msg('Japan'), HK: msg('Hong Kong') } satisfies Record<RegistrationRegion, Message>,
  demo: msg('Demo accounts'),
  demoIntro: msg('Password for all accounts:'),
  fill: msg('Use'),
  parts: {
    owner: msg('Mainland, main account with products'),
    member: msg('Same company, child account'),
    newcomer: msg('Mainland, no purchases or verification yet'),
    overseas: msg('Hong Kong, pays in US dollars'),
    taiwan: msg('Taiwan', 'a client'),
    japan: msg('Japan', 'a client'),
    activating: msg('Mainland, five paid orders to activate'),
    reviewed: msg('Mainland, verification under review'),
    trial: msg('Mainland, provisionally verified'),
    refused: msg('Hong Kong, verification not approved'),
    returned: msg('Mainland, verification needs correction'),
    unverified: msg('Hong Kong, unverified with a paid order'),
    moved: msg('Taiwan, not approved as a mainland company'),
    blocked: msg('Mainland, can’t renew or upgrade'),
    longtime: msg('Mainland, client since January 2021'),
    assistant: msg('Same company, child account with limited permissions'),
    sales: msg('Desk: sales manager'),
    reviewer: msg('Desk: reviewer'),
    support: msg('Desk: support'),
    consultant: msg('Desk: consultant (appointments)'),
  } satisfies Record<DemoPersona, Message>,
};
