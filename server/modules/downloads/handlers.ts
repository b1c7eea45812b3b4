import { arrayBuffer } from 'node:stream/consumers';
import type { Deps } from '../../deps.ts';
import { logSecurity } from '../../securityLog.ts';
import { type Answer, type Caller, type Handlers, ok, refuse } from '../../wire/handler.ts';
import { type FileRow, findFile, isOfVerification, stripPdfInThread } from '../files/index.ts';
import { writeLookAtFile } from '../verification/index.ts';
import { mayRead } from './mayRead.ts';

/** A file that the caller may not read is answered like one that does not exist. */
export const downloadHandlers = {
  async fileRead({ query, caller, network, request_id }, deps) {
    const { file_id, token = null, show } = query;
    const row = await findFile(deps.db, file_id);
    if (row === null || !(await mayRead(deps, row, { caller, token }))) return refuse('not_found');
    if (caller?.role === 'reviewer' && isOfVerification(row.purpose)) {
      // No access without an entry in the access log.
      if (!(await writeLookAtFile(deps, { file_id, user_id: caller.user_id }))) return refuse('not_found');
      const by = { account: caller.user_id, network, request_id };
      logSecurity(deps.log, { event: 'personal-papers-read', ...by, outcome: 'ok' });
    }
    const bytes = await deps.files.read(file_id);
    if (bytes === null) return refuse('not_found');
    const { name, size, type } = row;
    const file = { name, type, inline: show === 'inline' };
    if (caller === null || !needsStripping(row, caller)) return { kind: 'file', file: { ...file, size, bytes } };
    const stripped = await stripInQueue(deps, caller, bytes);
    if (stripped.kind === 'refused') return stripped;
    return { kind: 'file', file: { ...file, size: stripped.data.length, bytes: stripped.data } };
  },
} satisfies Handlers;

/** Staff get a client's PDF reduced to its pages, whatever the check at upload found in it. */
const needsStripping = ({ type, holder_kind }: FileRow, { client_id }: Caller): boolean =>
  type === 'application/pdf' && holder_kind !== 'staff' && client_id === null;

async function stripInQueue(
  { load }: Deps,
  { user_id }: Caller,
  bytes: ReadableStream<Uint8Array>,
): Promise<Answer<Uint8Array<ArrayBuffer>>> {
  const read = await load.pdfs.run(user_id, async () => ({
    stripped: await stripPdfInThread(new Uint8Array(await arrayBuffer(bytes))),
  }));
  if (read === null) return refuse('too_many_requests', { retry_after_seconds: 10 });
  return read.stripped === null ? refuse('file_damaged') : ok(read.stripped);
}
