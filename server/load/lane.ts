/** How much a lane takes. */
interface LaneLimits {
  /** Work that is done at once. */
  readonly atOnce: number;
  /** Work that waits, and how much of it for one key. */
  readonly waiting: number;
  readonly waitingEach: number;
}

/**
 * Does costly work, little of it at once. The keys that wait take turns, so that one with much work delays the others
 * by one piece each; what would wait beyond the limits is refused at once.
 */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #queues = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Does the work when it is its turn, or answers null where too much waits already. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result | null> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else if (!this.#mayWait(key)) return null;
    else await this.#turn(key);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #mayWait(key: string): boolean {
    const own = this.#queues.get(key)?.length ?? 0;
    return this.#waiting < this.#limits.waiting && own < this.#limits.waitingEach;
  }

  #turn(key: string): Promise<void> {
    this.#waiting += 1;
    return new Promise((begin) => this.#queues.set(key, [...(this.#queues.get(key) ?? []), begin]));
  }

  /** Hands the place on: to the key that has waited longest since its last turn, which then goes to the end. */
  #next(): void {
    const [first] = this.#queues;
    const [key, [begin, ...rest]] = first ?? ['', []];
    if (begin === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting -= 1;
    this.#queues.delete(key);
    if (rest.length > 0) this.#queues.set(key, rest);
    begin();
  }
}
