import { z } from 'zod/mini';

/** How far a client has come with one of its customers. */
export const customerStages = ['lead', 'following', 'won', 'lost'] as const;
export const customerStage = z.enum(customerStages);
export type CustomerStage = z.infer<typeof customerStage>;

/** By what a client came to know a customer. */
export const customerSources = ['website', 'exhibition', 'referral', 'advertising', 'import'] as const;
export type CustomerSource = (typeof customerSources)[number];

/** What is known of a customer and can be exported, in the order of the columns of a file. */
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
