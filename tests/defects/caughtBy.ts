import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod/mini';

const catcher = z.object({ suite: z.string(), test: z.string() });
const table = z.record(z.string(), catcher);

export type Catcher = Readonly<z.infer<typeof catcher>>;

interface DefectName {
  readonly kind: string;
  readonly name: string;
}

const keyOf = ({ kind, name }: DefectName): string => `${kind}: ${name}`;

/**
 * The last test that caught each defect. It is tried first, as it takes a tenth of its suite's time. A test that no
 * longer exists or no longer catches costs one try.
 */
export class CaughtBy {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  of(defect: DefectName): Catcher | null {
    return this.#read()[keyOf(defect)] ?? null;
  }

  add(defect: DefectName, by: Catcher): void {
    const all = Object.entries({ ...this.#read(), [keyOf(defect)]: by });
    const lines = all
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => `  ${JSON.stringify(key)}: ${JSON.stringify(each)}`);
    writeFileSync(this.#file, `{\n${lines.join(',\n')}\n}\n`);
  }

  /** Read each time: another process may try defects at the same time. */
  #read(): z.infer<typeof table> {
    return existsSync(this.#file) ? table.parse(JSON.parse(readFileSync(this.#file, 'utf8'))) : {};
  }
}
