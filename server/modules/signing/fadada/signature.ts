import { createHash, createHmac } from 'node:crypto';

/** Sorted by name, without empty parameters. */
const signedText = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The signing key is derived from the secret and the timestamp. */
export function signatureOf(
  parameters: Readonly<Record<string, string>>,
  { secret, timestamp }: { readonly secret: string; readonly timestamp: string },
): string {
  const key = createHmac('sha256', secret).update(timestamp).digest();
  const digest = createHash('sha256').update(signedText(parameters)).digest('hex');
  return createHmac('sha256', key).update(digest).digest('hex');
}

export const headerNames = {
  app: 'X-FASC-App-Id',
  type: 'X-FASC-Sign-Type',
  signature: 'X-FASC-Sign',
  timestamp: 'X-FASC-Timestamp',
  nonce: 'X-FASC-Nonce',
  version: 'X-FASC-Api-SubVersion',
  grant: 'X-FASC-Grant-Type',
  token: 'X-FASC-AccessToken',
  event: 'X-FASC-Event',
} as const;

export const signatureType = 'HMAC-SHA256';
/** The form field with the JSON content. */
export const contentField = 'bizContent';
