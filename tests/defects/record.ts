import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod/mini';
import { type Verdict, verdict } from './verdict.ts';

const result = z.object({ kind: z.string(), name: z.string(), verdict, seconds: z.number() });
const recordSchema = z.object({ sound: z.array(z.string()), results: z.array(result) });

export interface Result {
  readonly kind: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly seconds: number;
}

/** Results for one state of the sources, written to a file at once: an interrupted run resumes there. */
export class DefectRecord {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  get results(): readonly Result[] {
    return this.#read().results;
  }

  /** Null if it was not tried, or if a suite did not end, which proves nothing: it is tried again. */
  resultOf({ kind, name }: Pick<Result, 'kind' | 'name'>): Result | null {
    const found = this.results.find((one) => one.kind === kind && one.name === name);
    return found === undefined || found.verdict.kind === 'unended' ? null : found;
  }

  add(added: Result): void {
    const { sound, results } = this.#read();
    const others = results.filter(({ kind, name }) => kind !== added.kind || name !== added.name);
    this.#write({ sound, results: [...others, added] });
  }

  isSound(suite: string): boolean {
    return this.#read().sound.includes(suite);
  }

  addSound(suite: string): void {
    const { sound, results } = this.#read();
    this.#write({ sound: [...new Set([...sound, suite])], results: [...results] });
  }

  /** Read each time: another mode may run at the same time. */
  #read(): z.infer<typeof recordSchema> {
    return existsSync(this.#file)
      ? recordSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')))
      : { sound: [], results: [] };
  }

  #write(now: { readonly sound: readonly string[]; readonly results: readonly Result[] }): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const written = `${this.#file}.${process.pid}`;
    writeFileSync(written, `${JSON.stringify(now, null, 2)}\n`);
    renameSync(written, this.#file);
  }
}
