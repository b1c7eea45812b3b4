import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { printInQueue } from '../../../printing/printer.ts';
import { textIn } from '../../../texts/textIn.ts';
import type { ClientUser } from '../../../wire/handler.ts';
import { fileSummaries, holderOf, storeMadePdf } from '../../files/index.ts';
import { reusableAfter } from '../reusableDocuments.ts';
import { signingTasks } from '../tables.ts';
import type { DocumentContent } from './content.ts';
import { documentMessages } from './messages.ts';

const documents = fileSummaries('documents');

/** Reuses a file of the same content, or prints one and stores it as unused. Null if too much waits to be printed. */
export async function findOrPrintDocument(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'secret' | 'load'>,
  content: DocumentContent,
  caller: ClientUser,
): Promise<string | null> {
  const { db } = deps;
  const isLasting = or(isNull(signingTasks.ended_at), gt(signingTasks.ended_at, reusableAfter(deps.now())));
  const [made] = await db
    .select({ file_id: documents.file_id })
    .from(signingTasks)
    .innerJoin(documents, eq(documents.file_id, signingTasks.file_id))
    .where(and(eq(signingTasks.content_hash, content.hash), eq(documents.holder_id, caller.client_id), isLasting))
    .limit(1);
  if (made !== undefined) return made.file_id;
  const wanted = { paper: 'document', of: content } as const;
  const bytes = await printInQueue(deps, { wanted, client_id: caller.client_id });
  if (bytes === null) return null;
  const title = textIn(content.language)(documentMessages.titles[content.document]);
  const name = `${title} ${content.order_no}.pdf`;
  return storeMadePdf(deps, bytes, { ...holderOf(caller), user_id: caller.user_id, purpose: content.document, name });
}
