import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Refused, refuse } from '../../wire/handler.ts';
import type { FileOwner } from './fileOwner.ts';
import { purgeFileIfUnused, receiveUpload } from './receive.ts';

export interface StoredAttachment {
  readonly kind: 'kept';
  readonly file_id: string;
}

interface AttachmentToStore {
  /** The file itself, or the id of an earlier upload. */
  readonly file: File | string;
  readonly key: string;
  readonly purpose: FilePurpose;
  readonly user_id: string | null;
  /** The file's future holder; null if the caller has no such order. */
  readonly holder: () => Promise<FileOwner | null>;
}

export type StoreAttachment = (attached: AttachmentToStore) => Promise<Refused | StoredAttachment>;

/**
 * Runs a call whose form may contain files. If the call is refused or fails, deletes the files of this form, so that
 * refused calls cannot fill the client's quota of unused files. Earlier uploads stay.
 */
export async function runWithAttachments<Data>(
  deps: Deps,
  work: (keep: StoreAttachment) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const own: string[] = [];
  const forgetOwn = () => Promise.all(own.map((file_id) => purgeFileIfUnused(deps, file_id)));
  const keep: StoreAttachment = async (attached) => {
    const kept = await storeAttachment(deps, attached);
    if (kept.kind === 'kept' && typeof attached.file !== 'string') own.push(kept.file_id);
    return kept;
  };
  try {
    const answer = await work(keep);
    if (answer.kind === 'refused') await forgetOwn();
    return answer;
  } catch (cause) {
    await forgetOwn();
    throw cause;
  }
}

async function storeAttachment(
  deps: Deps,
  { file, holder, ...about }: AttachmentToStore,
): Promise<Refused | StoredAttachment> {
  if (typeof file === 'string') return { kind: 'kept', file_id: file };
  const found = await holder();
  if (found === null) return refuse('order_not_found');
  const bytes = { announced: file.size, parts: file.stream() };
  const answer = await receiveUpload(deps, { ...about, holder: found, name: file.name, bytes });
  return answer.kind === 'refused' ? answer : { kind: 'kept', file_id: answer.data.file_id };
}
