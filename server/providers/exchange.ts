import type { z } from 'zod/mini';

/** What came back from a provider, read to its end. */
export interface Exchanged {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Nothing that a provider says is longer. */
const mostBytes = 256 * 1024;

/** Milliseconds after which a provider counts as silent. A person waits meanwhile. */
export const patienceMs = 8000;

/** Sends a request to a provider and reads the answer. Where the answer does not come whole, nothing is certain. */
export async function exchange(url: string, init: RequestInit, timeoutMs: number): Promise<Exchanged> {
  const { bytes, ...answer } = await exchangeBytes(url, init, { timeout_ms: timeoutMs, most_bytes: mostBytes });
  return { ...answer, text: bytes.toString('utf8') };
}

/** No certain answer came: whatever was asked for may have happened, or not. */
export class ProviderFault extends Error {}

interface Bounds {
  readonly timeout_ms: number;
  readonly most_bytes: number;
}

/** The same, of an answer that is no text. */
export async function exchangeBytes(
  url: string,
  init: RequestInit,
  { timeout_ms, most_bytes }: Bounds,
): Promise<Omit<Exchanged, 'text'> & { readonly bytes: Buffer<ArrayBuffer> }> {
  try {
    // Where a provider leads elsewhere, it is none.
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

/** JSON as a provider sends it, or a fault. */
export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('the answer is not JSON');
  }
}

/** The fields in which something does not fit its schema, as the log names them: paths, never values. */
export const issuePaths = ({ issues }: z.core.$ZodError): readonly string[] => [
  ...new Set(issues.map(({ path }) => path.map(String).join('.') || 'content')),
];
