import type { MobileMean } from '#contract/entities/payment.ts';
import type { Deps } from '../../../deps.ts';
import type { ProviderAnswer, Told } from '../../../wire/told.ts';
import { apply, byProvider } from './apply.ts';

const nobody: ProviderAnswer = { kind: 'told', code: 'not_offered', status: 404, type: 'text/plain', body: '' };

const refusedAs = { forged: 'not_permitted', malformed: 'invalid_request' } as const;

/** Takes what a provider tells. It is answered as taken when it has been written down, and what is not will come again. */
export async function takeNotification(name: MobileMean, told: Told, deps: Deps): Promise<ProviderAnswer> {
  const provider = deps.providers[name];
  if (provider === undefined) return nobody;
  const read = provider.readNotification(told);
  if (read.kind === 'forged' || read.kind === 'malformed') {
    return { kind: 'told', code: refusedAs[read.kind], ...provider.answers.refused };
  }
  if (read.kind === 'about') {
    const { payment_id, standing } = read;
    await apply(deps, { provider: name, payment_id, told: standing, by: byProvider });
  }
  return { kind: 'told', code: 'ok', ...provider.answers.taken };
}
