import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { flows } from '#machines/flows/index.ts';

const file = join(import.meta.dirname, 'keptContexts.json');
const record = z.record(z.string(), z.object({ version: z.int(), context: z.string() }));
const recordedContexts = existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

/** Digest of a saved context's schema: it changes if a field is added, removed, or changes its type. */
function digestOf(context: z.ZodMiniObject): string {
  const schema = z.toJSONSchema(context, { unrepresentable: 'any', io: 'input' });
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 12);
}

const currentContexts = Object.fromEntries(
  Object.values(flows).map(({ id, version, context }) => [id, { version, context: digestOf(context) }]),
);

it.each(Object.entries(currentContexts))(
  'the persisted context of %s does not change without a new version [RUN-07]',
  (id, { version, context }) => {
    const before = recordedContexts[id];
    if (before === undefined || version > before.version) return;
    expect(version, `${id} has been at version ${before.version} already`).toBe(before.version);
    expect(
      context,
      `The context of ${id} is another than version ${version} has kept. A run under way would be lost: raise the version and write a migration. If no version of ${id} was ever released, delete its entry from keptContexts.json instead. Then: npx vitest run --project unit tests/flows/keptContexts.test.ts --update`,
    ).toBe(before.context);
  },
);

it('the recorded version and context digest of every flow are current', async () => {
  await expect(`${JSON.stringify(currentContexts, null, 2)}\n`).toMatchFileSnapshot(file);
});
