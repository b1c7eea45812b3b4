import type { CodeName } from '#contract/codes.ts';

/** What a provider has told, as it came: its signature is over these very bytes. */
export interface Told {
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What a provider is answered, in its own words. */
export interface ProviderAnswer {
  readonly kind: 'told';
  /** What the log says of it; nothing else of a notification is logged. */
  readonly code: CodeName;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}
