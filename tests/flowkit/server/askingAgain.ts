import { readNow } from '../../browser/readNow.ts';
import type { Answer } from './requestGate.ts';
import { type ServedRun, silenceMs } from './servedRun.ts';

const checkAgain = ({ page, reader }: ServedRun) =>
  page.getByRole('button', { name: reader.say('Check again'), exact: true });

/** Time stands still while a page waits to ask again by itself: it does so only when the path says so. */
export async function stopAsking(run: ServedRun): Promise<void> {
  const again = checkAgain(run);
  for (;;) {
    await again.waitFor();
    await run.clock.rests();
    if (await readNow('the clock of the page rests', () => again.isVisible())) return;
    // It was asking again just now, and met the same.
    await run.clock.goesOn();
  }
}

/** Lets what a port asks end, in the time that this takes. */
export async function letEnd({ gate, clock }: ServedRun, port: string, answer: Answer): Promise<void> {
  const isSilent = answer === 'silent' || answer === 'done, then silent';
  await gate.letEnd(port, answer);
  if (isSilent) await clock.passes(silenceMs);
}

/** After a failure somebody does not want to wait. */
export async function askAgain(run: ServedRun, port: string): Promise<void> {
  const { gate } = run;
  await stopAsking(run);
  await gate.hold();
  gate.await(port);
  await checkAgain(run).click();
  await gate.expectAll(`${port} once more`);
}

/** Time passes in which nothing is heard but that nothing has happened: the page asks again by itself in the meantime. */
export async function passWithoutNews({ page, gate, clock }: ServedRun, port: string, ms: number): Promise<void> {
  await clock.rests();
  await gate.letEnd(port, 'answered');
  await gate.hold();
  // Whatever the answer leads to at once is asked before this.
  await page.evaluate(async () => {
    await fetch('/healthz');
  });
  gate.await(port);
  await clock.passes(ms);
  await gate.expectAll(`${port} once more, after a while`);
}

/** The answer is that nothing has happened: the page asks again by itself after a while, and not before. */
export async function hearNothing({ page, gate, clock }: ServedRun, port: string): Promise<void> {
  await clock.rests();
  await gate.letEnd(port, 'answered');
  await gate.hold();
  // Whatever the answer leads to at once is asked before this.
  await page.evaluate(async () => {
    await fetch('/healthz');
  });
  await gate.expectAll(`${port} once more, while time stands still`);
  gate.await(port);
  await clock.goesOn();
  await gate.expectAll(`${port} once more, by itself`);
}
