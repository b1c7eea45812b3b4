import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from './model.ts';
import type { ReplaySubject } from './trace/replay.ts';

export type FetchedTrace =
  | { readonly kind: 'found'; readonly code: string; readonly storedAt: string; readonly text: string }
  | { readonly kind: 'failed'; readonly problem: string };

/** Fetches a stored trace; `environment` has the address and the credentials. */
export type FetchTrace = (
  code: string,
  environment: Readonly<Record<string, string | undefined>>,
) => Promise<FetchedTrace>;

export interface PathwaysConfig {
  readonly models: Readonly<Record<string, Model>>;
  /** The machines whose traces can be replayed, by the flow name in a trace. */
  readonly subjects: Readonly<Record<string, ReplaySubject>>;
  /** Path from the project's root. */
  readonly traceStore: string;
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

const isConfig = (value: unknown): value is PathwaysConfig =>
  has(value, 'models') && has(value, 'subjects') && has(value, 'traceStore') && typeof value.traceStore === 'string';

const load = async (path: string): Promise<unknown> => import(pathToFileURL(resolve(path)).href);

export async function readPathwaysConfig(): Promise<PathwaysConfig> {
  const loaded = await load('pathways.config.ts');
  if (has(loaded, 'default') && isConfig(loaded.default)) return loaded.default;
  throw new Error('pathways.config.ts has to export its models, its subjects and its trace store as default');
}

const isFetch = (value: unknown): value is FetchTrace => typeof value === 'function';

export async function readTraceStore({ traceStore }: PathwaysConfig): Promise<FetchTrace> {
  const loaded = await load(traceStore);
  if (has(loaded, 'fetchTrace') && isFetch(loaded.fetchTrace)) return loaded.fetchTrace;
  throw new Error(`${traceStore} has to export fetchTrace`);
}

/** Whether the error is one of `parseArgs`. */
export const isArgumentError = (cause: unknown): boolean =>
  has(cause, 'code') && typeof cause.code === 'string' && cause.code.startsWith('ERR_PARSE_ARGS');
