import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { holderOfNetwork } from './network.ts';

/** What is stored of a secret that somebody else holds. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in a time that does not tell how much of the secret was right. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(secret)));

/**
 * A network as it is stored, or the site of which it is: the same one has the same mark, and nobody without the server's secret can
 * tell which it is. What is bounded for a network is bounded for all networks of a site together.
 */
export const networkMark = (serverSecret: string, network: string): string =>
  createHmac('sha256', serverSecret)
    .update(`network ${holderOfNetwork(network)}`)
    .digest('base64url');
