import type { VerificationField, VerificationRefusalCode } from '#contract/entities/verification.ts';

/** What is decided on a verification, as its client is told. */
export type VerificationTelling = 'passed' | 'passed_for_now' | 'refused' | 'refused_by_field';

/** The words of one language. */
export interface VerificationWords {
  readonly digest: Readonly<Record<VerificationTelling, string>>;
  /** What has been decided. `company` is the certified name. */
  readonly decided: Readonly<Record<VerificationTelling, (company: string) => string>>;
  readonly codes: Readonly<Record<VerificationRefusalCode, string>>;
  readonly fields: Readonly<Record<VerificationField, string>>;
  /** What the client does next. */
  readonly next: Readonly<Record<VerificationTelling, string>>;
  readonly page: string;
  /** What the page is called on which an order is activated. */
  readonly activation: string;
  readonly pair: (name: string, value: string) => string;
  /** What stands between two sentences. */
  readonly gap: string;
}
