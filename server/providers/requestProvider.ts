import type { z } from 'zod/mini';

export interface ProviderResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** No answer of a provider is longer. */
const maxBytes = 256 * 1024;

/** Timeout of a request to a provider, in milliseconds. A user waits meanwhile. */
export const providerTimeoutMs = 8000;

/** Rejects with a `ProviderFault` if no complete answer comes. */
export async function requestProvider(url: string, init: RequestInit, timeoutMs: number): Promise<ProviderResponse> {
  const { bytes, ...answer } = await requestProviderBytes(url, init, { timeout_ms: timeoutMs, most_bytes: maxBytes });
  return { ...answer, text: bytes.toString('utf8') };
}

/** No certain answer: the request may have been executed or not. */
export class ProviderFault extends Error {}

interface RequestLimits {
  readonly timeout_ms: number;
  readonly most_bytes: number;
}

/** The same for binary answers. */
export async function requestProviderBytes(
  url: string,
  init: RequestInit,
  { timeout_ms, most_bytes }: RequestLimits,
): Promise<Omit<ProviderResponse, 'text'> & { readonly bytes: Buffer<ArrayBuffer> }> {
  try {
    // A redirect is an error: no provider answers with one.
    const signal = AbortSignal.timeout(timeout_ms);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > most_bytes) throw new ProviderFault('the answer is too long');
      parts.push(part);
    }
    return { status: response.status, headers: response.headers, bytes: Buffer.concat(parts) };
  } catch (cause) {
    throw cause instanceof ProviderFault ? cause : new ProviderFault('no answer came', { cause });
  }
}

/** Throws a `ProviderFault` for invalid JSON. */
export function parseProviderJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('the answer is not JSON');
  }
}

/** Paths for the log, never values. */
export const issuePaths = ({ issues }: z.core.$ZodError): readonly string[] => [
  ...new Set(issues.map(({ path }) => path.map(String).join('.') || 'content')),
];
