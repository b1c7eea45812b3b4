import { flowDraftOpen, flowDraftSave } from '#contract/calls/session.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { ReadDraftOutcome, Save, SaveDraftOutcome, SavingPorts } from '#machines/shell/saving/ports.ts';
import type { Api } from '../api/api.ts';
import { answered, dataOf } from './answered.ts';
import { portOf } from './portOf.ts';

/** What a run is about: the subject of its flow, and where no session says whose it is, the token that proves it. */
export interface RunSubject {
  readonly flow: string;
  readonly subject: string;
  readonly token?: string;
}

/** What saving a run asks for, answered by the client: for a tab, by its secret, or for whoever is signed in. */
export const savingPortsBy = (api: Api, about: RunSubject, tab: string | null): SavingPorts => ({
  saveDraft: portOf<Save, SaveDraftOutcome>(async ({ mark, after, ...save }, signal) => {
    const body = { ...save, mark, after: [...after] };
    const answer = answered(await api.call(flowDraftSave, { body, tab, signal }));
    if (answer.kind === 'ok') return { kind: 'saved' };
    if (answer.refusal.code === 'draft_conflict') return { kind: 'conflict' };
    if (answer.refusal.code === 'draft_closed') return { kind: 'closed' };
    // A user's draft is forgotten by nobody: it is not found by who has signed in as somebody else since.
    if (answer.refusal.code === 'not_found' && tab !== null) return { kind: 'forgotten' };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  }),
  readDraft: portOf<{ readonly draft_id: string }, ReadDraftOutcome>(async ({ draft_id }, signal) => {
    const open = dataOf(await api.call(flowDraftOpen, { body: about, tab, signal }));
    return open.draft_id === draft_id ? { kind: 'open', saved: open.saved } : { kind: 'closed' };
  }),
});
