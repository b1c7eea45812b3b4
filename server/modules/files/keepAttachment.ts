import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../../deps.ts';
import { type Refused, refuse } from '../../wire/handler.ts';
import type { FileHolder } from './fileHolder.ts';
import { receive } from './receive.ts';

/** A file that is with the server. */
export interface KeptAttachment {
  readonly kind: 'kept';
  readonly file_id: string;
}

interface Attached {
  /** The file itself, or the id of one that was uploaded before. */
  readonly file: File | string;
  readonly key: string;
  readonly purpose: FilePurpose;
  readonly user_id: string | null;
  /** Whose the file will be; null where there is no order for whoever sends it. */
  readonly holder: () => Promise<FileHolder | null>;
}

/** Keeps a file that came with the form itself; one that was uploaded before is named by its id. */
export async function keepAttachment(
  deps: Deps,
  { file, holder, ...about }: Attached,
): Promise<Refused | KeptAttachment> {
  if (typeof file === 'string') return { kind: 'kept', file_id: file };
  const found = await holder();
  if (found === null) return refuse('order_not_found');
  const bytes = { announced: file.size, parts: file.stream() };
  const answer = await receive(deps, { ...about, holder: found, name: file.name, bytes });
  return answer.kind === 'refused' ? answer : { kind: 'kept', file_id: answer.data.file_id };
}
