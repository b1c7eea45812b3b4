import type { CustomerColumn, CustomerSource, CustomerStage } from '#contract/entities/customer.ts';

/** What the file of an export says in a language. */
export interface FileWords {
  /** What the file is called, before the day; and its sheet. */
  readonly customers: string;
  readonly columns: Readonly<Record<CustomerColumn, string>>;
  readonly stages: Readonly<Record<CustomerStage, string>>;
  readonly sources: Readonly<Record<CustomerSource, string>>;
}
