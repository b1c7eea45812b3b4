import { type FlowDraft, type FlowName, flowDraftOpen, flowDraftSave } from '#contract/calls/session.ts';
import type { Api } from '../../api/api.ts';
import type { Stash } from './stash.ts';

/** How a run stands with the server. `elsewhere`: the same draft has been saved by another window or device. */
export type Saving = 'saved' | 'saving' | 'unsaved' | 'elsewhere' | 'closed';

const pauseMs = 400;
const againAfterMs = 5_000;

/**
 * Saves a run of a flow whenever it has changed: one request at a time, the newest text last. What the server does
 * not have yet is put into the stash when the page is left.
 */
export class Saver {
  readonly #api: Api;
  readonly #stash: Stash;
  readonly #flow: FlowName;
  readonly #draftId: string;
  readonly #onChange: (saving: Saving) => void;
  #revision: number;
  #text: string | null = null;
  #saving: Saving = 'saved';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, stash: Stash, flow: FlowName, draft: FlowDraft, onChange: (saving: Saving) => void) {
    this.#api = api;
    this.#stash = stash;
    this.#flow = flow;
    this.#draftId = draft.draft_id;
    this.#revision = draft.revision;
    this.#onChange = onChange;
  }

  /** Takes the newest text of the run. */
  change(text: string): void {
    this.#text = text;
    if (this.#saving === 'saved' || this.#saving === 'unsaved') this.#later(pauseMs);
  }

  /** Keeps this window's run over the one saved elsewhere. */
  async keepThis(): Promise<void> {
    const newest = await this.#api.call(flowDraftOpen, { body: { flow: this.#flow } });
    if (newest.kind !== 'ok') return;
    if (newest.data.draft_id === this.#draftId) {
      this.#revision = newest.data.revision;
      await this.#save();
    } else {
      this.#tell('closed');
    }
  }

  /** Puts what is not saved yet where this tab finds it again. What was gone on with elsewhere is newer: it stays. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.#text === null || this.#saving === 'elsewhere' || this.#saving === 'closed') return;
    this.#stash.put(this.#draftId, this.#text);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
    this.#tell('unsaved');
  }

  async #save(): Promise<void> {
    const text = this.#text;
    if (text === null) return;
    this.#tell('saving');
    const body = { draft_id: this.#draftId, revision: this.#revision, snapshot: text };
    const result = await this.#api.call(flowDraftSave, { body });
    if (result.kind === 'ok') this.#saved(text, result.data.revision);
    else if (result.kind !== 'refused') this.#later(againAfterMs);
    else this.#tell(result.error === 'draft_conflict' ? 'elsewhere' : 'closed');
  }

  #saved(text: string, revision: number): void {
    this.#revision = revision;
    if (this.#text === text) {
      this.#text = null;
      this.#stash.clear(this.#draftId);
      this.#tell('saved');
    } else {
      this.#later(pauseMs);
    }
  }

  #tell(saving: Saving): void {
    if (saving === this.#saving) return;
    this.#saving = saving;
    this.#onChange(saving);
  }
}
