import { z } from 'zod/mini';

export const customerStages = ['lead', 'following', 'won', 'lost'] as const;
export const customerStage = z.enum(customerStages);
export type CustomerStage = z.infer<typeof customerStage>;

export const customerSources = ['website', 'exhibition', 'referral', 'advertising', 'import'] as const;
export type CustomerSource = (typeof customerSources)[number];

/** The exportable columns, in the order of the file. */
export const customerColumns = [
  'customer_no',
  'name',
  'contact',
  'email',
  'mobile',
  'region',
  'stage',
  'source',
  'owner',
  'department',
  'created_at',
  'last_contacted_at',
  'note',
] as const;
export const customerColumn = z.enum(customerColumns);
export type CustomerColumn = z.infer<typeof customerColumn>;
