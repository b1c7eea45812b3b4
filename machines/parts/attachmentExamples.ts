import type { OrderDocument } from '#contract/entities/document.ts';
import type { StoredFile } from '#contract/files.ts';
import { exampleModel } from '../kit/exampleModel.ts';
import { commonFaults, type Examples, refusalWithMessage, unknownCodeRefusal } from '../kit/examples.ts';
import { type AttachmentEvent, type AttachmentInput, type AttachmentPorts, attachmentMachine } from './attachment.ts';

const fileOf = (file_id: string, name: string): StoredFile => ({
  file_id,
  name,
  size: 182_000,
  type: 'application/pdf',
});

const documentBy = (document_id: string, file: StoredFile, attached_by: string): OrderDocument => ({
  document_id,
  kind: 'contract',
  file,
  attached_at: '2026-11-21T10:05:00+00:00',
  attached_by,
});

const existingDocument = documentBy('document-1', fileOf('file-1', 'contract-draft.pdf'), 'Jonas Meyer');
const scan = fileOf('file-2', 'contract-signed.pdf');
const ownDocument = documentBy('document-2', scan, 'Jonas Meyer');
const otherUsersDocument = documentBy('document-3', fileOf('file-3', 'contract-final.pdf'), 'Ines Costa');

export const attachedContract: AttachmentInput = { order_id: 'order-1', kind: 'contract', document: existingDocument };

const outcomes = [
  { name: 'attached', output: { kind: 'changed', document: ownDocument } },
  { name: 'removed', output: { kind: 'changed', document: null } },
  { name: 'somebody has attached another', output: { kind: 'overtaken', document: otherUsersDocument } },
  { name: 'somebody has removed it', output: { kind: 'overtaken', document: null } },
  { name: 'not taken', output: { kind: 'refused', refusal: refusalWithMessage('order_state_refuses') } },
  { name: 'not taken for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
] as const;

export const attachmentExamples = {
  events: {
    'document.replace': [{ name: 'asked', event: { type: 'document.replace' } }],
    'document.remove': [{ name: 'confirmed', event: { type: 'document.remove' } }],
    'theirs.replace': [{ name: 'asked', event: { type: 'theirs.replace' } }],
    'theirs.keep': [{ name: 'asked', event: { type: 'theirs.keep' } }],
  },
  ports: {
    upload: [
      { name: 'uploaded', output: scan },
      { name: 'kept as it was', output: null },
    ],
    change: [...outcomes, ...commonFaults],
    checkOutcome: outcomes,
  },
} as const satisfies Examples<AttachmentEvent, AttachmentPorts>;

const attachmentPaths: readonly (readonly string[])[] = [
  // An uploaded file can still be attached after another user's change; an earlier refusal is cleared by the next
  // change.
  [
    'document.replace (asked)',
    'upload: uploaded',
    'change: not taken',
    'document.replace (asked)',
    'upload: uploaded',
    'change: somebody has attached another',
    'theirs.replace (asked)',
    'change: somebody has removed it',
    'theirs.replace (asked)',
    'change: attached',
  ],
  [
    'document.replace (asked)',
    'upload: uploaded',
    'change: cut off on the way',
    'checkOutcome: somebody has attached another',
    'theirs.keep (asked)',
    'document.replace (asked)',
    'upload: kept as it was',
  ],
  [
    'document.replace (asked)',
    'upload: uploaded',
    'change: somebody has removed it',
    'theirs.keep (asked)',
    'upload: uploaded',
    'change: not taken for a new reason',
    'upload: kept as it was',
  ],
];

export const attachmentModel = {
  machine: attachmentMachine,
  input: attachedContract,
  ...exampleModel(attachmentExamples),
  extraPaths: attachmentPaths,
};
