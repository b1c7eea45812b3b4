import { deskDocumentAttach, deskDocumentRemove, deskOrderRead } from '#contract/calls/deskOrders.ts';
import { documentOf } from '#contract/entities/document.ts';
import {
  attachmentMachine,
  attachmentPorts,
  type ChangeOutcome,
  type ChangeQuery,
  parseChangeQuery,
} from '#machines/parts/attachment.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { Api } from '../api/api.ts';
import { createPort } from './createPort.ts';
import { expectAnswer, expectData } from './expectAnswer.ts';
import { createPolling } from './polling.ts';

interface AttachmentOptions {
  readonly api: Api;
  readonly now: () => Date;
  readonly upload: typeof uploadMachine;
}

/** Changes are not aborted: a sent change cannot be undone. */
export function createAttachmentMachine({ api, now, upload }: AttachmentOptions): typeof attachmentMachine {
  const change = async (query: ChangeQuery): Promise<ChangeOutcome> => {
    const { order_id, kind } = query;
    const answer = expectAnswer(await send(api, query));
    if (answer.kind === 'ok') return { kind: 'changed', document: documentOf(answer.data.documents, kind) };
    if (answer.refusal.code !== 'document_changed') return { kind: 'refused', refusal: answer.refusal };
    const { documents } = expectData(await api.call(deskOrderRead, { query: { order_id } }));
    return { kind: 'overtaken', document: documentOf(documents, kind) };
  };
  return attachmentMachine.provide({
    actors: {
      upload,
      change: createPort(change),
      checkOutcome: createPolling(attachmentPorts.checkOutcome, (query) => change(parseChangeQuery(query)), now),
    },
  });
}

/** A file is attached once and a document removed once, so the id of either is the idempotency key. */
function send(api: Api, { order_id, kind, file_id, document_id }: ChangeQuery) {
  if (file_id !== null) {
    const body = { order_id, kind, file_id, ...(document_id !== null && { replaces: document_id }) };
    return api.call(deskDocumentAttach, { body, key: file_id });
  }
  if (document_id === null) throw new Error('there is neither a file to attach nor a document to remove');
  return api.call(deskDocumentRemove, { body: { order_id, document_id }, key: document_id });
}
