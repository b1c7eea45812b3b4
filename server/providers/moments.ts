/** Seconds by which the clocks of two that sign for each other may differ. */
const clockSeconds = 300;

/** Whether a moment in seconds, as text, is near enough to be told now: what is older may have been heard before. */
export const isRecent = (seconds: string, now: Date): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() / 1000 - Number(seconds)) <= clockSeconds;

const chinaMs = 8 * 3_600_000;

/** A moment as clocks in China show it, to the second: `2026-03-02T16:00:00`. */
export const chinaTime = (moment: Date): string => new Date(moment.getTime() + chinaMs).toISOString().slice(0, 19);
