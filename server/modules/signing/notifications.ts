import type { Deps } from '../../deps.ts';
import type { ProviderAnswer, Told } from '../../wire/told.ts';
import { applySigning } from './apply.ts';

const nobody: ProviderAnswer = { kind: 'told', code: 'not_offered', status: 404, type: 'text/plain', body: '' };

const refusedAs = { forged: 'not_permitted', malformed: 'invalid_request' } as const;

/** Takes what the provider tells. It is answered as taken when it has been written down, and what is not will come again. */
export async function takeSigningNotification(told: Told, deps: Deps): Promise<ProviderAnswer> {
  const { signing: provider } = deps;
  if (provider === null) return nobody;
  const read = provider.readNotification(told);
  if (read.kind !== 'about') return { kind: 'told', code: refusedAs[read.kind], ...provider.answers.refused };
  const { task_id, standing } = read;
  await applySigning(deps, { task_id, standing });
  return { kind: 'told', code: 'ok', ...provider.answers.taken };
}
