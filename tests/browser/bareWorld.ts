import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FlowAccesses } from '#server/modules/flows/access.ts';
import { buildPages } from './buildPages.ts';
import { openWorld, type World } from './world.ts';

/**
 * A world with the bare pages beside those of the product. They are built into a separate folder, because test files
 * run concurrently.
 */
export async function openBareWorld(answering: { readonly flows?: FlowAccesses } = {}): Promise<World> {
  const pages = await mkdtemp(join(tmpdir(), 'mallflow-bare-'));
  const configFile = join(import.meta.dirname, '../bare/vite.config.ts');
  await buildPages(configFile, pages);
  const world = await openWorld(new Date(), { ...answering, pages });
  return {
    ...world,
    close: async () => {
      await world.close();
      await rm(pages, { recursive: true });
    },
  };
}
