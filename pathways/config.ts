import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from './model.ts';
import type { Subject } from './trace/replay.ts';

/** What came of asking for the trace that is stored under a code. */
export type FetchedTrace =
  | { readonly kind: 'found'; readonly code: string; readonly storedAt: string; readonly text: string }
  | { readonly kind: 'failed'; readonly problem: string };

/** Asks for a stored trace; the environment says where and as whom. */
export type FetchTrace = (
  code: string,
  environment: Readonly<Record<string, string | undefined>>,
) => Promise<FetchedTrace>;

/** What the project at hand has: the default export of its `pathways.config.ts`. */
export interface PathwaysConfig {
  readonly models: Readonly<Record<string, Model>>;
  /** The machines whose traces can be replayed, by the name that traces give them. */
  readonly subjects: Readonly<Record<string, Subject>>;
  /** The module that exports `fetchTrace`, from the root of the project. */
  readonly traceStore: string;
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

const isConfig = (value: unknown): value is PathwaysConfig =>
  has(value, 'models') && has(value, 'subjects') && has(value, 'traceStore') && typeof value.traceStore === 'string';

const load = async (path: string): Promise<unknown> => import(pathToFileURL(resolve(path)).href);

/** The configuration of the project in the working folder. */
export async function readConfig(): Promise<PathwaysConfig> {
  const loaded = await load('pathways.config.ts');
  if (has(loaded, 'default') && isConfig(loaded.default)) return loaded.default;
  throw new Error('pathways.config.ts has to export its models, its subjects and its trace store as default');
}

const isFetch = (value: unknown): value is FetchTrace => typeof value === 'function';

/** The way in which the project asks for stored traces. */
export async function readTraceStore({ traceStore }: PathwaysConfig): Promise<FetchTrace> {
  const loaded = await load(traceStore);
  if (has(loaded, 'fetchTrace') && isFetch(loaded.fetchTrace)) return loaded.fetchTrace;
  throw new Error(`${traceStore} has to export fetchTrace`);
}

/** Whether an error says that the arguments of a command were not understood. */
export const isOfArguments = (cause: unknown): boolean =>
  has(cause, 'code') && typeof cause.code === 'string' && cause.code.startsWith('ERR_PARSE_ARGS');
