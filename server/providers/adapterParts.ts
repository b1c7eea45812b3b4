/** What an adapter takes from outside. */
export interface AdapterParts {
  readonly now: () => Date;
  readonly secret: (bits: number) => string;
  /** The origin under which the provider reaches this server. */
  readonly public_url: string;
  /** How long it waits for an answer. */
  readonly timeout_ms: number;
}
