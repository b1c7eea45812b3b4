import { type FlowName, flowDraftOpen, flowDraftSave } from '#contract/calls/session.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { ReadOutcome, Save, SaveOutcome, SavingPorts } from '#machines/shell/saving/ports.ts';
import type { Api } from '../api/api.ts';
import { answered, dataOf } from './answered.ts';
import { portOf } from './portOf.ts';

/** What saving a run of a flow about a subject asks for, answered by the client. */
export const savingPortsBy = (api: Api, about: { readonly flow: FlowName; readonly subject: string }): SavingPorts => ({
  saveDraft: portOf<Save, SaveOutcome>(async ({ mark, after, ...save }, signal) => {
    const body = { ...save, mark, after: [...after] };
    const answer = answered(await api.call(flowDraftSave, { body, signal }));
    if (answer.kind === 'ok') return { kind: 'saved' };
    if (answer.error === 'draft_conflict') return { kind: 'conflict' };
    if (answer.error === 'draft_closed') return { kind: 'closed' };
    throw new PortFault({ kind: 'refused', error: answer.error });
  }),
  readDraft: portOf<{ readonly draft_id: string }, ReadOutcome>(async ({ draft_id }, signal) => {
    const open = dataOf(await api.call(flowDraftOpen, { body: about, signal }));
    return open.draft_id === draft_id ? { kind: 'open', saved: open.saved } : { kind: 'closed' };
  }),
});
