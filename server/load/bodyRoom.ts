/** How much of bodies is held in memory at once, and for how long one is waited for. */
interface BodyRoomLimits {
  /** So many bytes of each body are not counted, so that no call of usual size ever meets a bound. */
  readonly free: number;
  /** The bytes beyond that: of one asker, and of all. */
  readonly each: number;
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
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(limits: BodyRoomLimits) {
    this.#limits = limits;
  }

  /** The bytes that are held beyond what is free. */
  get size(): number {
    return this.#all;
  }

  /** Does the work with one body of an asker; what it has taken is given back when the work is done, however it ends. */
  async hold<Result>(asker: string, work: (place: BodyPlace) => Promise<Result>): Promise<Result> {
    let [size, counted] = [0, 0];
    const take = (bytes: number) => {
      const more = Math.max(0, size + bytes - this.#limits.free) - counted;
      if (!this.#hasRoom(asker, more)) return false;
      this.#add(asker, more);
      size += bytes;
      counted += more;
      return true;
    };
    try {
      return await work({ take, patience: this.#limits.patience });
    } finally {
      this.#add(asker, -counted);
    }
  }

  #hasRoom(asker: string, more: number): boolean {
    const { each, all } = this.#limits;
    return more === 0 || ((this.#held.get(asker) ?? 0) + more <= each && this.#all + more <= all);
  }

  #add(asker: string, bytes: number): void {
    const held = (this.#held.get(asker) ?? 0) + bytes;
    if (held === 0) this.#held.delete(asker);
    else this.#held.set(asker, held);
    this.#all += bytes;
  }
}
