import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { holderOfNetwork } from './network.ts';

/** What is stored of a secret that somebody else holds. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in a time that does not tell how much of the secret was right. */
export const isSameSecret = (given: string, secret: string): boolean => isSameHash(hashOf(given), hashOf(secret));

/** Compares what `hashOf` has made, in the same way. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * A user as answers name it to pages: the same user has the same mark in every session and on every server with the same secret, and
 * nobody without that secret can tell from it who it is, or make it up. 128 bits.
 */
export const userMark = (serverSecret: string, userId: string): string =>
  createHmac('sha256', serverSecret).update(`user ${userId}`).digest('base64url').slice(0, 22);

/**
 * A network as it is stored, or the site of which it is: the same one has the same mark, and nobody without the server's secret can
 * tell which it is. What is bounded for a network is bounded for all networks of a site together.
 */
export const networkMark = (serverSecret: string, network: string): string =>
  createHmac('sha256', serverSecret)
    .update(`network ${holderOfNetwork(network)}`)
    .digest('base64url');
