import { z } from 'zod/mini';
import { setting } from '../environment/setting.ts';
import { wholeNumber } from '../environment/variables.ts';

export interface IdempotencySettings {
  readonly idempotency_hours: number;
}

export const idempotencyVariables = {
  MALLFLOW_IDEMPOTENCY_HOURS: setting(
    'How many hours the answer to an idempotency key is kept.',
    wholeNumber(24, { min: 1, max: 720 }),
  ),
};

const environment = z.object(idempotencyVariables);

export const readIdempotencySettings = (env: z.output<typeof environment>): IdempotencySettings => ({
  idempotency_hours: env.MALLFLOW_IDEMPOTENCY_HOURS,
});
