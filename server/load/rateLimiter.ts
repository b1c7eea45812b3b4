import type { Rate } from '#contract/limits.ts';

/** How often to look for keys that may be forgotten when no key is free. */
const cleanupIntervalMs = 1000;

export interface RateLimitedKey {
  readonly key: string;
  readonly rate: Rate;
}

/**
 * Rate limiter in memory. Stores one moment per key: when all its turns will be available again. A key is never evicted
 * before that: when all keys are in use, a new one has to wait.
 */
export class RateLimiter {
  readonly #mostKeys: number;
  readonly #rested = new Map<string, number>();
  #longestWindow = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(mostKeys = 100_000) {
    this.#mostKeys = mostKeys;
  }

  get size(): number {
    return this.#rested.size;
  }

  /** Takes one or more turns. Returns null, or the seconds until that many are available. */
  take(key: string, { times, seconds }: Rate, now: Date, turns = 1): number | null {
    const [at, window] = [now.getTime(), seconds * 1000];
    this.#longestWindow = Math.max(this.#longestWindow, window);
    const known = this.#rested.get(key);
    if (known === undefined && !this.#hasRoom(at)) return cleanupIntervalMs / 1000;
    // A clock that was set back must not lock a key out for longer than a window.
    const before = Math.min(Math.max(known ?? at, at), at + window);
    const after = before + (window / times) * turns;
    // Sums of fractions of a millisecond are not exact.
    const isFree = after <= at + window + 0.5;
    this.#rested.set(key, isFree ? after : before);
    return isFree ? null : Math.ceil((after - at - window) / 1000);
  }

  /** Takes a turn of each key, or of none. Returns null, or the seconds to wait for the first key without a turn. */
  takeEach(wanted: readonly RateLimitedKey[], now: Date): number | null {
    for (const [index, { key, rate }] of wanted.entries()) {
      const wait = this.take(key, rate, now);
      if (wait === null) continue;
      for (const taken of wanted.slice(0, index)) this.giveBack(taken.key, taken.rate);
      return wait;
    }
    return null;
  }

  giveBack(key: string, { times, seconds }: Rate, turns = 1): void {
    const rested = this.#rested.get(key);
    if (rested !== undefined) this.#rested.set(key, rested - ((seconds * 1000) / times) * turns);
  }

  #hasRoom(at: number): boolean {
    if (this.#rested.size >= this.#mostKeys && Math.abs(at - this.#lookedAt) >= cleanupIntervalMs)
      this.#forgetRested(at);
    return this.#rested.size < this.#mostKeys;
  }

  #forgetRested(at: number): void {
    this.#lookedAt = at;
    const latest = at + this.#longestWindow;
    for (const [key, rested] of this.#rested) {
      if (rested <= at) this.#rested.delete(key);
      // A clock that was set back must not keep a key for longer than the longest window.
      else if (rested > latest) this.#rested.set(key, latest);
    }
  }
}
