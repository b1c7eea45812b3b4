/** How much of bodies is held in memory at once, and for how long one is waited for. */
interface BodyRoomLimits {
  /** So many bytes of each body count for its asker alone, apart from the rest, so that large bodies hinder no call of usual size. */
  readonly free: number;
  /** The bytes within that of one asker, and as many beyond it. */
  readonly each: number;
  /** The bytes beyond that of all. Nobody takes more of them than is left for others: so many askers as come, each finds as much room as they have. */
  readonly all: number;
  /** Is over when a body that begins now has to be there. */
  readonly patience: () => AbortSignal;
}

/** What one body takes of a room. */
export interface BodyPlace extends Pick<BodyRoomLimits, 'patience'> {
  /** Takes room for some bytes more, or answers that there is none. */
  readonly take: (bytes: number) => boolean;
}

/** Bounds what bodies take that are held until they are whole. They count as they come, whatever they say of themselves. */
export class BodyRoom {
  readonly #limits: BodyRoomLimits;
  readonly #within = new Tally();
  readonly #beyond = new Tally();

  constructor(limits: BodyRoomLimits) {
    this.#limits = limits;
  }

  /** The bytes that are held beyond what is free. */
  get size(): number {
    return this.#beyond.all;
  }

  /** Does the work with one body of an asker; what it has taken is given back when the work is done, however it ends. */
  async hold<Result>(asker: string, work: (place: BodyPlace) => Promise<Result>): Promise<Result> {
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

/** Sums for each asker and for all; an asker of whom nothing is held leaves nothing behind. */
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
