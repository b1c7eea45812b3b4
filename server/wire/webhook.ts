import type { CodeName } from '#contract/responseCodes.ts';

/** A provider's notification, unparsed: the signature covers exactly these bytes. */
export interface WebhookRequest {
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** In the provider's own format. */
export interface WebhookAnswer {
  readonly kind: 'response';
  /** The only thing that the log records of a notification. */
  readonly code: CodeName;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}
