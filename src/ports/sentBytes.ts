import type { Progress, ProgressQuery } from '#machines/parts/upload.ts';

/** More often than this nobody is told: each time the page is rendered and the run recorded. */
const leastPauseMs = 250;

/** How much of each upload has been sent. */
export class SentBytes {
  readonly #sent = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  tell(key: string, bytes: number): void {
    this.#sent.set(key, bytes);
    for (const listener of this.#listeners) listener();
  }

  /** Answers once more has been sent than is known, with all that was sent until a pause is over; or that nothing was. */
  next({ key, sent, within_ms }: ProgressQuery, signal: AbortSignal): Promise<Progress> {
    const { promise, resolve } = Promise.withResolvers<Progress>();
    let timer = setTimeout(() => end({ kind: 'stalled' }), within_ms);
    const look = () => {
      if ((this.#sent.get(key) ?? 0) <= sent) return;
      this.#listeners.delete(look);
      clearTimeout(timer);
      timer = setTimeout(() => end({ kind: 'progressed', sent: this.#sent.get(key) ?? 0 }), leastPauseMs);
    };
    const end = (progress: Progress) => {
      this.#listeners.delete(look);
      clearTimeout(timer);
      resolve(progress);
    };
    this.#listeners.add(look);
    signal.addEventListener('abort', () => end({ kind: 'stalled' }), { once: true });
    look();
    return promise;
  }
}
