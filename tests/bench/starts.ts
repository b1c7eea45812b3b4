import { join } from 'node:path';
import { median, ratio } from './figures.ts';
import { type Cleanup, end, exitCodeOf, freePort, startNode, temporaryFolder } from './processes.ts';

/** Seconds, and their ratio to the start of an empty Node process. */
interface Start {
  readonly seconds: number;
  readonly ratio: number;
}

/**
 * Starts the built product as `npm start` does, on a fresh data folder and again on the same one, until its first
 * answer. Each round also starts an empty Node process.
 */
export async function measureStarts(rounds: number, cleanup: Cleanup): Promise<{ cold: Start; second: Start }> {
  const seconds = { bare: [] as number[], cold: [] as number[], second: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const folder = join(await temporaryFolder(cleanup), 'data');
    seconds.bare.push(await timeEmptyProcess());
    seconds.cold.push(await timeStart(folder, cleanup));
    seconds.second.push(await timeStart(folder, cleanup));
  }
  const base = median(seconds.bare);
  const start = (values: readonly number[]): Start => ({ seconds: median(values), ratio: ratio(median(values), base) });
  console.error(`bench: node -e 0 takes ${base.toFixed(3)} s`);
  return { cold: start(seconds.cold), second: start(seconds.second) };
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

async function timeEmptyProcess(): Promise<number> {
  const began = performance.now();
  await exitCodeOf(startNode(['-e', '0']));
  return secondsSince(began);
}

async function timeStart(folder: string, cleanup: Cleanup): Promise<number> {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder, HOST: '127.0.0.1', DATABASE_URL: '' };
  const began = performance.now();
  const child = startNode(['scripts/start.mjs'], { env, quiet: true });
  cleanup.add(() => end(child));
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended by itself with ${child.exitCode}`);
    if (secondsSince(began) > 60) throw new Error('the server gave no answer within a minute');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = secondsSince(began);
  await end(child);
  return seconds;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
