import { z } from 'zod/mini';
import { currency } from '../money.ts';
import { clientStatus, verificationStatus, zone } from './client.ts';

export const enterprise = z.object({
  full_name: z.string(),
  use_zone: zone,
  currency,
  client_status: clientStatus,
  /** Null before the verification. */
  enterprise_number: z.nullable(z.string()),
  verification: z.object({ status: verificationStatus, verification_type: z.int() }),
  sales_manager: z.nullable(z.object({ name: z.string(), email: z.string() })),
  members: z.array(
    z.object({ user_id: z.string(), name: z.string(), email: z.string(), is_admin: z.boolean(), is_self: z.boolean() }),
  ),
});
export type Enterprise = z.infer<typeof enterprise>;
