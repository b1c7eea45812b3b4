import type { Settings } from '../../settings/settings.ts';
import { gatewaySender } from './gateway.ts';
import type { Senders } from './send.ts';

export async function openSenders({ smtp, sms }: Pick<Settings, 'smtp' | 'sms'>): Promise<Senders> {
  const bySms = sms === null ? {} : { sms: gatewaySender(sms) };
  if (smtp === null) return bySms;
  // Loaded on first use: the demo starts without it.
  const { smtpSender } = await import('./smtp.ts');
  return { ...bySms, mail: smtpSender(smtp) };
}
