export interface AdapterDeps {
  readonly now: () => Date;
  readonly secret: (bits: number) => string;
  /** The origin at which providers reach this server. */
  readonly public_url: string;
  readonly timeout_ms: number;
}
