import { isIPv4 } from 'node:net';
import type { CallName } from '#contract/calls/index.ts';
import type { CodeName } from '#contract/codes.ts';
import type { Log } from './deps.ts';
import { holderOfNetwork } from './wire/network.ts';

/** What is written down so that it can be answered later who did what, and from where. */
export const securityEvents = [
  'sign-in',
  'sign-out',
  'session-passed',
  'sessions-ended',
  'password-changed',
  'account-registered',
  'settings-changed',
  'customers-exported',
  'personal-papers-read',
  'case-decided',
  'access-refused',
  'sms-hour-spent',
  'sms-day-spent',
  'registration-sms-hour-spent',
  'registration-sms-day-spent',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** One event. It holds no name, address, number or text of anybody: an account's id and a request's id lead to the rest. */
export interface SecurityFacts {
  readonly event: SecurityEvent;
  /** The account's id; null where nobody is signed in. */
  readonly account: string | null;
  readonly network: string;
  readonly request_id: string;
  readonly outcome: CodeName;
}

/** Writes an event down, as one line at every level of the log but `silent`. */
export const logSecurity = (log: Log, { network, ...facts }: SecurityFacts): void =>
  log('security', { ...facts, network: truncated(network) });

/** A network without the part that names one line: /24 of an IPv4 address, and the site of an IPv6 one. */
const truncated = (network: string): string =>
  isIPv4(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : holderOfNetwork(network);

/** Calls that are written down, whatever came of them. Signing in is written down where it is judged, also on the login page. */
const ofCall: Readonly<Partial<Record<CallName, SecurityEvent>>> = {
  sessionSignOut: 'sign-out',
  sessionArrive: 'session-passed',
  sessionEnd: 'sessions-ended',
  passwordChange: 'password-changed',
  registrationConfirm: 'account-registered',
  userSave: 'settings-changed',
  saveLanguage: 'settings-changed',
  openServiceSave: 'settings-changed',
  customerExportBegin: 'customers-exported',
  customerExportFile: 'customers-exported',
  deskVerificationRead: 'personal-papers-read',
  deskVerificationAccept: 'case-decided',
  deskVerificationRefuse: 'case-decided',
  deskReceiptAccept: 'case-decided',
  deskReceiptRefuse: 'case-decided',
  deskMoneyDecide: 'case-decided',
  deskInvoiceIssue: 'case-decided',
  deskInvoiceRefuse: 'case-decided',
};

/** Refusals of who asks, on whichever call. */
const refusals: ReadonlySet<CodeName> = new Set(['not_permitted', 'main_account_only', 'cross_site']);

/** The event that a call is written down as; null for all others. */
export const securityEventOf = (call: CallName, outcome: CodeName): SecurityEvent | null =>
  refusals.has(outcome) ? 'access-refused' : (ofCall[call] ?? null);
