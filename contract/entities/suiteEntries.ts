import { z } from 'zod/mini';

/** The entries of the suite's menu outside the mall. */
export const suiteEntries = [
  'dashboard',
  'mail.inbox',
  'mail.sent',
  'mail.drafts',
  'mail.shared',
  'mail.accounts',
  'mail.templates',
  'mail.signatures',
  'leads.mine',
  'leads.pool',
  'leads.intelligence',
  'leads.search',
  'customers.mine',
  'customers.pool',
  'customers.duplicates',
  'customers.recycle',
  'opportunities.list',
  'opportunities.funnel',
  'opportunities.forecast',
  'trade.products',
  'trade.quotes',
  'trade.orders',
  'trade.logistics',
  'trade.received',
  'trade.paypal',
  'statistics.sales',
  'statistics.mail',
  'statistics.team',
  'marketing.campaigns',
  'marketing.recipients',
  'marketing.new',
  'marketing.landing',
  'marketing.social',
  'ai.assistant',
  'ai.writing',
  'ai.insights',
  'ai.personal',
  'management.members',
  'management.roles',
  'management.fields',
  'management.approvals',
  'management.workflow',
  'collaboration.disk',
  'collaboration.contacts',
  'collaboration.approvals',
  'collaboration.workflow',
] as const;
const suiteEntry = z.enum(suiteEntries);
export type SuiteEntry = z.infer<typeof suiteEntry>;

/** The suite's first page, and absolute URLs of entries. Null or missing if the deployment configures none. */
export const suiteUrls = z.object({
  url: z.nullable(z.string()),
  entries: z.partialRecord(suiteEntry, z.string()),
});
export type SuiteUrls = z.infer<typeof suiteUrls>;

export const isSuiteEntry = (id: string): id is SuiteEntry => suiteEntry.safeParse(id).success;

/** An entry without a URL leads to the suite's first page; null if the deployment configures neither. */
export const suiteUrlOf = ({ url, entries }: SuiteUrls, id: string): string | null =>
  (isSuiteEntry(id) ? entries[id] : undefined) ?? url;
