import { z } from 'zod/mini';
import { setting } from '../environment/setting.ts';
import { wholeNumber } from '../environment/variables.ts';

export interface ConnectionSettings {
  /** Concurrent connections: in all, and per network that is not a trusted proxy. Excess ones are closed at once. */
  readonly connections: { readonly all: number; readonly network: number };
  readonly waits: {
    readonly head_ms: number;
    /** Until the whole request is read; a large file on a slow line takes long. */
    readonly request_ms: number;
    /** Longest pause within a request or its response. */
    readonly silent_ms: number;
    readonly idle_ms: number;
  };
}

export const connectionVariables = {
  MALLFLOW_CONNECTIONS: setting(
    'How many connections the server accepts at once; a proxy in front should open fewer.',
    wholeNumber(2000, { min: 1, max: 100_000 }),
  ),
  MALLFLOW_NETWORK_CONNECTIONS: setting(
    'How many of them may come from one address, or one IPv6 site, that is no trusted proxy.',
    wholeNumber(400, { min: 1, max: 100_000 }),
  ),
  MALLFLOW_HEAD_SECONDS: setting(
    'How many seconds the server waits for the head of a request.',
    wholeNumber(20, { min: 1, max: 60 }),
  ),
  MALLFLOW_REQUEST_MINUTES: setting(
    'How many minutes it waits for a whole request.',
    wholeNumber(30, { min: 1, max: 240 }),
  ),
  MALLFLOW_SILENT_SECONDS: setting(
    'How many seconds a request or its answer may pause.',
    wholeNumber(90, { min: 1, max: 3600 }),
  ),
  // Longer than reverse proxies keep a connection (usually a minute): one that we close while they use it fails a
  // request.
  MALLFLOW_IDLE_SECONDS: setting(
    'How many seconds the server keeps an idle connection; a proxy in front should keep it for less.',
    wholeNumber(75, { min: 1, max: 3600 }),
  ),
};

const environment = z.object(connectionVariables);

export const readConnectionSettings = (env: z.output<typeof environment>): ConnectionSettings => ({
  connections: { all: env.MALLFLOW_CONNECTIONS, network: env.MALLFLOW_NETWORK_CONNECTIONS },
  waits: {
    head_ms: env.MALLFLOW_HEAD_SECONDS * 1000,
    request_ms: env.MALLFLOW_REQUEST_MINUTES * 60_000,
    silent_ms: env.MALLFLOW_SILENT_SECONDS * 1000,
    idle_ms: env.MALLFLOW_IDLE_SECONDS * 1000,
  },
});
