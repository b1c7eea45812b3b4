interface FairQueueLimits {
  readonly atOnce: number;
  /** Waiting work: in all, and per key. */
  readonly waiting: number;
  readonly waitingEach: number;
}

/**
 * Limits the concurrency of costly work. Waiting keys take turns, so that one with much work delays every other key
 * by one piece; work beyond the limits is rejected at once.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #queues = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Resolves to null, without running the work, if too much is waiting already. */
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

  /** Passes the slot to the key that has waited longest since its last turn. */
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
