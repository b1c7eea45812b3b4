import type { Settings } from '../../settings.ts';
import type { Senders } from './send.ts';

/** Who delivers messages, by the settings. */
export async function openSenders({ smtp }: Pick<Settings, 'smtp'>): Promise<Senders> {
  if (smtp === null) return {};
  // Loaded where it is needed: the demo starts without it.
  const { smtpSender } = await import('./smtp.ts');
  return { mail: smtpSender(smtp) };
}
