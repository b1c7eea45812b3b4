import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { SessionEnd, SignInRefusal } from '../modules/session/index.ts';
import type { DemoPart } from '../seed/accounts.ts';
import { type Message, msg } from '../texts/msg.ts';

export const signInMessages = {
  title: msg('Sign in'),
  intro: msg('Sign in to continue to the mall.'),
  email: msg('E-mail address'),
  password: msg('Password'),
  submit: msg('Sign in'),
  wrong: msg('The e-mail address or password is wrong. Check both and try again.'),
  refused: {
    account: msg('Too many attempts for this address. Try again in {minutes} min.'),
    network: msg('Too many failed attempts from your network. Try again in {minutes} min.'),
    busy: msg('Too many people are signing in right now. Try again in {seconds} seconds.'),
  } satisfies Record<SignInRefusal, Message<'minutes' | 'seconds'>>,
  foreign: msg('This form was sent from another site. Please sign in here.'),
  unknownSystem: msg('This link names a system that is not known here. You can sign in to the mall instead.'),
  signedInAs: msg('You are signed in as {name}.'),
  ended: {
    time: msg(
      'You were signed out because nothing happened for a while. What you had begun is kept: sign in to go on.',
    ),
    user: msg(
      'You were signed out of this browser from another one, or the password was changed there. If that was not you, contact us at once.',
    ),
  } satisfies Record<SessionEnd['by'], Message>,
  goOn: msg('Continue to the mall'),
  forgotten: msg('Forgot your password? Please contact us:'),
  register: msg('No account yet? Register your company in:'),
  regions: { TW: msg('Taiwan'), JP: msg('Japan'), HK: msg('Hong Kong') } satisfies Record<RegistrationRegion, Message>,
  demo: msg('Demo accounts'),
  demoIntro: msg('Their password is'),
  fill: msg('Use'),
  parts: {
    owner: msg('Mainland main account, with products'),
    member: msg('Its child account'),
    newcomer: msg('Mainland, nothing bought or verified yet'),
    overseas: msg('Hong Kong, pays in US dollars'),
    taiwan: msg('Taiwan', 'a client'),
    japan: msg('Japan', 'a client'),
    activating: msg('Mainland, five paid orders to activate'),
    reviewed: msg('Mainland, verification under review'),
    trial: msg('Mainland, verification accepted for now'),
    refused: msg('Hong Kong, verification refused'),
    returned: msg('Mainland, verification to be corrected'),
    unverified: msg('Hong Kong, unverified, with a paid order'),
    moved: msg('Taiwan, was refused as a mainland enterprise'),
    blocked: msg('Mainland, may not renew or upgrade'),
    longtime: msg('Mainland, client since January 2021'),
    assistant: msg('Its child account, with few permissions'),
    sales: msg('Desk: sales manager'),
    reviewer: msg('Desk: reviewer'),
    support: msg('Desk: support'),
    consultant: msg('Desk: consultant (appointments)'),
  } satisfies Record<DemoPart, Message>,
};
