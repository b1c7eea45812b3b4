import type { Mail } from '../../outbox/index.ts';

/** The mails of one language to whoever has registered. */
export interface RegistrationWords {
  /** Asks for the address to be confirmed by a link that can be opened for some hours. */
  readonly confirm: (site: string, company: string, link: string, hours: number) => Mail;
  /** Says that the address has an account already; `mall` is where it signs in. */
  readonly known: (site: string, mall: string) => Mail;
}
