import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod/mini';

const catcher = z.object({ suite: z.string(), test: z.string() });
const table = z.record(z.string(), catcher);

/** A test that has caught a defect, by its full name. */
export type Catcher = Readonly<z.infer<typeof catcher>>;

interface Named {
  readonly kind: string;
  readonly name: string;
}

const keyOf = ({ kind, name }: Named): string => `${kind}: ${name}`;

/**
 * Which test has caught each defect last: it is tried first, as it takes a tenth of its suite. A test that is no more, or that catches
 * nothing any more, costs one try.
 */
export class CaughtBy {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  of(defect: Named): Catcher | null {
    return this.#read()[keyOf(defect)] ?? null;
  }

  add(defect: Named, by: Catcher): void {
    const all = Object.entries({ ...this.#read(), [keyOf(defect)]: by });
    const lines = all
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => `  ${JSON.stringify(key)}: ${JSON.stringify(each)}`);
    writeFileSync(this.#file, `{\n${lines.join(',\n')}\n}\n`);
  }

  /** Read each time, for other defects may be tried at the same time. */
  #read(): z.infer<typeof table> {
    return existsSync(this.#file) ? table.parse(JSON.parse(readFileSync(this.#file, 'utf8'))) : {};
  }
}
