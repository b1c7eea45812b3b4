import type { Progress, ProgressQuery } from '#machines/parts/upload.ts';

/** At most one report in this time: each one renders the page and records the run. */
const minReportPauseMs = 250;

/** Bytes sent per upload. */
export class SentBytes {
  readonly #sent = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  tell(key: string, bytes: number): void {
    this.#sent.set(key, bytes);
    for (const listener of this.#listeners) listener();
  }

  /**
   * Resolves once more than `sent` has been sent, after a pause that collects further bytes; or with `stalled` after
   * `within_ms` without progress.
   */
  next({ key, sent, within_ms }: ProgressQuery, signal: AbortSignal): Promise<Progress> {
    const { promise, resolve } = Promise.withResolvers<Progress>();
    let timer = setTimeout(() => end({ kind: 'stalled' }), within_ms);
    const look = () => {
      if ((this.#sent.get(key) ?? 0) <= sent) return;
      this.#listeners.delete(look);
      clearTimeout(timer);
      timer = setTimeout(() => end({ kind: 'progressed', sent: this.#sent.get(key) ?? 0 }), minReportPauseMs);
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
