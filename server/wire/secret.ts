import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { siteOrNetworkOf } from './network.ts';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Constant-time comparison. */
export const isSameSecret = (given: string, secret: string): boolean => isSameHash(hashOf(given), hashOf(secret));

/** The same for results of `hashOf`. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Names a user to pages: the same in every session and on every server with the same secret, and without that secret
 * neither reversible nor forgeable. 128 bits.
 */
export const userPseudonym = (serverSecret: string, userId: string): string =>
  createHmac('sha256', serverSecret).update(`user ${userId}`).digest('base64url').slice(0, 22);

/**
 * Names a network, or its site if it has one, in the database; without the server's secret not reversible. All networks
 * of a site share one mark and thus its limits.
 */
export const networkPseudonym = (serverSecret: string, network: string): string =>
  createHmac('sha256', serverSecret)
    .update(`network ${siteOrNetworkOf(network)}`)
    .digest('base64url');
