interface BodyMemoryLimits {
  /**
   * The first so many bytes of each body count for its asker only, so that large bodies hinder no call of usual size.
   */
  readonly free: number;
  /** Bytes per asker within `free`, and as many beyond it. */
  readonly each: number;
  /** Bytes of all askers beyond `free`. No asker may hold more than stays free, so that the next finds room. */
  readonly all: number;
  /** Aborts when a body that begins now must be complete. */
  readonly patience: () => AbortSignal;
}

export interface BodyReservation extends Pick<BodyMemoryLimits, 'patience'> {
  /** Reserves more bytes; false if there is no room. */
  readonly take: (bytes: number) => boolean;
}

/**
 * Limits the memory of bodies that are held until they are complete. Counts the bytes that arrive, not the declared
 * length.
 */
export class BodyMemory {
  readonly #limits: BodyMemoryLimits;
  readonly #within = new Tally();
  readonly #beyond = new Tally();

  constructor(limits: BodyMemoryLimits) {
    this.#limits = limits;
  }

  /** Bytes held beyond `free`. */
  get size(): number {
    return this.#beyond.all;
  }

  /** Runs the work with one body of an asker; releases what it reserved, however the work ends. */
  async hold<Result>(asker: string, work: (place: BodyReservation) => Promise<Result>): Promise<Result> {
    const { free, each, all, patience } = this.#limits;
    let [within, beyond] = [0, 0];
    const take = (bytes: number) => {
      const small = Math.min(bytes, free - within);
      const large = bytes - small;
      if (small > 0 && this.#within.of(asker) + small > each) return false;
      const left = all - this.#beyond.all - large;
      if (large > 0 && this.#beyond.of(asker) + large > Math.min(each, left)) return false;
      this.#within.add(asker, small);
      this.#beyond.add(asker, large);
      [within, beyond] = [within + small, beyond + large];
      return true;
    };
    try {
      return await work({ take, patience });
    } finally {
      this.#within.add(asker, -within);
      this.#beyond.add(asker, -beyond);
    }
  }
}

/** Sums per asker and in all; an asker with a sum of 0 takes no memory. */
class Tally {
  readonly #sums = new Map<string, number>();
  all = 0;

  of(asker: string): number {
    return this.#sums.get(asker) ?? 0;
  }

  add(asker: string, bytes: number): void {
    const sum = this.of(asker) + bytes;
    if (sum === 0) this.#sums.delete(asker);
    else this.#sums.set(asker, sum);
    this.all += bytes;
  }
}
