import type { FlowName } from '#contract/calls/session.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';

type IsSubject = (subject: string, caller: Caller, deps: Deps) => Promise<boolean>;

/** Whether a flow can be about something, for whoever asks: so that there are no more drafts than there are subjects. */
export const isSubject: Readonly<Record<FlowName, IsSubject>> = {
  purchase: async (subject) => subject === '',
};
