import type { Rate } from '#contract/limits.ts';

/**
 * Counts who does something how often, in memory. Of each key it keeps one moment: when all its turns will have come
 * back. The key that was idle longest is forgotten for a new one, so that nobody fills the memory by inventing keys.
 */
export class RateLimiter {
  readonly #mostKeys: number;
  readonly #rested = new Map<string, number>();

  constructor(mostKeys = 20_000) {
    this.#mostKeys = mostKeys;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#rested.size;
  }

  /** Takes a turn: answers null, or the seconds after which there is one again. */
  take(key: string, { times, seconds }: Rate, now: Date): number | null {
    const [at, window] = [now.getTime(), seconds * 1000];
    // A clock that was set back must not lock anybody out for longer than a window.
    const before = Math.min(Math.max(this.#rested.get(key) ?? at, at), at + window);
    const after = before + window / times;
    // Sums of fractions of a millisecond are not exact.
    const isFree = after <= at + window + 0.5;
    this.#keep(key, isFree ? after : before);
    return isFree ? null : Math.ceil((after - at - window) / 1000);
  }

  /** Gives a turn back that is not to count. */
  giveBack(key: string, { times, seconds }: Rate): void {
    const rested = this.#rested.get(key);
    if (rested !== undefined) this.#keep(key, rested - (seconds * 1000) / times);
  }

  #keep(key: string, rested: number): void {
    this.#rested.delete(key);
    const [idlest] = this.#rested.keys();
    if (idlest !== undefined && this.#rested.size >= this.#mostKeys) this.#rested.delete(idlest);
    this.#rested.set(key, rested);
  }
}
