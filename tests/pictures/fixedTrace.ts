import { desc } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { flowTraces } from '#server/modules/traces/tables.ts';

/** The code under which a picture shows a trace. */
const code = '7KQ2-M9XD';
const stepMs = 2_500;

/** Stores the newest trace once more, under a code and at moments that are the same each time. Answers the code. */
export async function storeFixedTrace(db: Database, began: Date): Promise<string> {
  const [newest] = await db.select().from(flowTraces).orderBy(desc(flowTraces.stored_at)).limit(1);
  if (newest === undefined) throw new Error('no trace has been stored');
  const trace: { entries: readonly object[] } = JSON.parse(newest.trace);
  const entries = trace.entries.map((entry, index) => ({ ...entry, at: (index + 1) * stepMs }));
  const text = JSON.stringify({ ...trace, began: began.toISOString(), entries });
  await db.insert(flowTraces).values({ ...newest, code, trace: text });
  return code;
}
