import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import type { CodeSnapshot } from './places.ts';

/** The part that a flow has invoked; a page that only shows a run has none. */
export type CodePart = ActorRefFrom<typeof oneTimeCodeMachine> | undefined;

/** How the part stands. Where a page only shows a run, or its ports are held, there is nothing of the part but its name: null. */
export const useCodeSnapshot = (part: CodePart): CodeSnapshot | null =>
  useSelector(part, (current) => (current?.matches === undefined ? null : current));
