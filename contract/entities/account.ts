import { z } from 'zod';
import { currency } from '../money.ts';
import { verificationStatus, zone } from './client.ts';

/** An enterprise as its users see it. */
export const enterprise = z.object({
  full_name: z.string(),
  use_zone: zone,
  currency,
  client_status: z.enum(['active', 'sandbox', 'closed']),
  /** By which the authorities know it; null until it is verified. */
  enterprise_number: z.string().nullable(),
  verification: z.object({ status: verificationStatus, verification_type: z.int() }),
  /** Who of the sales staff looks after it. */
  sales_manager: z.object({ name: z.string(), email: z.string() }).nullable(),
  members: z.array(
    z.object({ user_id: z.string(), name: z.string(), email: z.string(), is_admin: z.boolean(), is_self: z.boolean() }),
  ),
});
export type Enterprise = z.infer<typeof enterprise>;
