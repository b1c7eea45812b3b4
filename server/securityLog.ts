import { isIPv4 } from 'node:net';
import type { CallName } from '#contract/calls/index.ts';
import type { CodeName } from '#contract/responseCodes.ts';
import type { Log } from './deps.ts';
import { siteOrNetworkOf } from './wire/network.ts';

/** To find out later which account did what, and from which network. */
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

/** Must not contain any name, address, number or text of a person. */
export interface SecurityFacts {
  readonly event: SecurityEvent;
  /** Null if no user is signed in. */
  readonly account: string | null;
  readonly network: string;
  readonly request_id: string;
  readonly outcome: CodeName;
}

/** Logged at every level but `silent`. */
export const logSecurity = (log: Log, { network, ...facts }: SecurityFacts): void =>
  log('security', { ...facts, network: truncatedNetwork(network) });

/** /24 of an IPv4 address, the site of an IPv6 address: neither identifies a single line. */
const truncatedNetwork = (network: string): string =>
  isIPv4(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : siteOrNetworkOf(network);

/** Logged with any outcome. Sign-ins are logged where they are checked, as the login page makes them, too. */
const eventByCall: Readonly<Partial<Record<CallName, SecurityEvent>>> = {
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

/** Refusals that concern the caller, on any call. */
const accessRefusals: ReadonlySet<CodeName> = new Set(['not_permitted', 'main_account_only', 'cross_site']);

/** Null for calls that are not logged. */
export const securityEventOf = (call: CallName, outcome: CodeName): SecurityEvent | null =>
  accessRefusals.has(outcome) ? 'access-refused' : (eventByCall[call] ?? null);
