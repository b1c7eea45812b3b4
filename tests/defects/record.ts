import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod/mini';
import { type Verdict, verdict } from './verdict.ts';

const result = z.object({ kind: z.string(), name: z.string(), verdict, seconds: z.number() });
const kept = z.object({ sound: z.array(z.string()), results: z.array(result) });

/** What came of one defect, or of all mutants of a flow. */
export interface Result {
  readonly kind: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly seconds: number;
}

/**
 * What was tried with one state of the sources, kept in a file from the moment it is known: a run that is broken off is
 * taken up again where it was.
 */
export class DefectRecord {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  get results(): readonly Result[] {
    return this.#read().results;
  }

  /** What has been found out of a defect. That a suite did not come to an end says nothing of it. */
  resultOf({ kind, name }: Pick<Result, 'kind' | 'name'>): Result | null {
    const found = this.results.find((one) => one.kind === kind && one.name === name);
    return found === undefined || found.verdict.kind === 'unended' ? null : found;
  }

  add(added: Result): void {
    const { sound, results } = this.#read();
    const others = results.filter(({ kind, name }) => kind !== added.kind || name !== added.name);
    this.#write({ sound, results: [...others, added] });
  }

  /** Whether a suite is known to pass without a defect. */
  isSound(suite: string): boolean {
    return this.#read().sound.includes(suite);
  }

  addSound(suite: string): void {
    const { sound, results } = this.#read();
    this.#write({ sound: [...new Set([...sound, suite])], results: [...results] });
  }

  /** Read each time, for another mode may be tried at the same time. */
  #read(): z.infer<typeof kept> {
    return existsSync(this.#file)
      ? kept.parse(JSON.parse(readFileSync(this.#file, 'utf8')))
      : { sound: [], results: [] };
  }

  #write(now: { readonly sound: readonly string[]; readonly results: readonly Result[] }): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const written = `${this.#file}.${process.pid}`;
    writeFileSync(written, `${JSON.stringify(now, null, 2)}\n`);
    renameSync(written, this.#file);
  }
}
