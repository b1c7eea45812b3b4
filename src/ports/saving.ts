import { flowDraftOpen, flowDraftSave } from '#contract/calls/session.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { ReadDraftOutcome, SaveDraftOutcome, SaveRequest, SavingPorts } from '#machines/shell/saving/ports.ts';
import type { Api } from '../api/api.ts';
import { createPort } from './createPort.ts';
import { expectAnswer, expectData } from './expectAnswer.ts';

/** `token` proves access to the subject on a page without a session. */
export interface RunSubject {
  readonly flow: string;
  readonly subject: string;
  readonly token?: string;
}

/** `tab` is the secret of the tab; null for the signed-in user. */
export const createSavingPorts = (api: Api, about: RunSubject, tab: string | null): SavingPorts => ({
  saveDraft: createPort<SaveRequest, SaveDraftOutcome>(async ({ mark, after, ...save }, signal) => {
    const body = { ...save, mark, after: [...after] };
    const answer = expectAnswer(await api.call(flowDraftSave, { body, tab, signal }));
    if (answer.kind === 'ok') return { kind: 'saved' };
    if (answer.refusal.code === 'draft_conflict') return { kind: 'conflict' };
    if (answer.refusal.code === 'draft_closed') return { kind: 'closed' };
    // The server deletes open drafts of tabs only. For a user, `not_found` means that another one has signed in since.
    if (answer.refusal.code === 'not_found' && tab !== null) return { kind: 'forgotten' };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  }),
  readDraft: createPort<{ readonly draft_id: string }, ReadDraftOutcome>(async ({ draft_id }, signal) => {
    const open = expectData(await api.call(flowDraftOpen, { body: about, tab, signal }));
    return open.draft_id === draft_id ? { kind: 'open', saved: open.saved } : { kind: 'closed' };
  }),
});
