import { readNow } from '../../browser/readNow.ts';
import type { RequestEnding } from './requestGate.ts';
import { afterTimeoutMs, type ServedRun } from './servedRun.ts';

const checkAgainButton = ({ page, reader }: ServedRun) =>
  page.getByRole('button', { name: reader.say('Check again'), exact: true });

/** Stops the page's clock while the page waits to poll, so that it polls only when the path says so. */
export async function pauseBeforePoll(run: ServedRun): Promise<void> {
  const again = checkAgainButton(run);
  for (;;) {
    await again.waitFor();
    await run.clock.rests();
    if (await readNow('the clock of the page rests', () => again.isVisible())) return;
    // A poll was just under way; the gate ends it like the one before.
    await run.clock.goesOn();
  }
}

/** Ends a port's request, and passes the time that this takes. */
export async function endRequest({ gate, clock }: ServedRun, port: string, answer: RequestEnding): Promise<void> {
  const isSilent = answer === 'silent' || answer === 'done, then silent';
  await gate.letEnd(port, answer);
  if (isSilent) await clock.passes(afterTimeoutMs);
}

/** After a failure the user presses "Check again" instead of waiting. */
export async function pollByButton(run: ServedRun, port: string): Promise<void> {
  const { gate } = run;
  await pauseBeforePoll(run);
  await gate.hold();
  gate.await(port);
  await checkAgainButton(run).click();
  await gate.expectAll(`${port} once more`);
}

/** Passes time in which every answer is "nothing has happened"; the page polls meanwhile. */
export async function passTimeWithoutChange({ page, gate, clock }: ServedRun, port: string, ms: number): Promise<void> {
  await clock.rests();
  await gate.letEnd(port, 'answered');
  await gate.hold();
  // Requests that the answer triggers at once precede this one.
  await page.evaluate(async () => {
    await fetch('/healthz');
  });
  gate.await(port);
  await clock.passes(ms);
  await gate.expectAll(`${port} once more, after a while`);
}

/** The answer is "nothing has happened": the page polls again after its interval, not before. */
export async function answerUnchanged({ page, gate, clock }: ServedRun, port: string): Promise<void> {
  await clock.rests();
  await gate.letEnd(port, 'answered');
  await gate.hold();
  // Requests that the answer triggers at once precede this one.
  await page.evaluate(async () => {
    await fetch('/healthz');
  });
  await gate.expectAll(`${port} once more, while time stands still`);
  gate.await(port);
  await clock.goesOn();
  await gate.expectAll(`${port} once more, by itself`);
}
