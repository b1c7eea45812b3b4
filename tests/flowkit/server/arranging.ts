import type { ServedRun } from './servedRun.ts';

/** Brings the server, or the page, to where a scenario begins. */
export type Arrange<Run> = (run: Run) => Promise<void>;

/** Arranges one thing after the other. */
export const inTurn =
  <Run>(...all: readonly Arrange<Run>[]): Arrange<Run> =>
  async (run) => {
    for (const arrange of all) await arrange(run);
  };

/** A PDF is chosen on the page, and is uploaded. */
export const chooseFile =
  (name: string): Arrange<ServedRun> =>
  async ({ page, reader: { say } }) => {
    const opened = page.waitForEvent('filechooser');
    const choose = new RegExp(`${say('Choose a file')}|${say('Choose another file')}`);
    await page.getByRole('button', { name: choose }).click();
    await (await opened).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${name}`) });
  };
