/** How far the clocks of both sides may differ, in seconds. */
const maxClockSkewSeconds = 300;

/** `seconds`: since 1970, as text. An older message may be a replay. */
export const isRecent = (seconds: string, now: Date): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() / 1000 - Number(seconds)) <= maxClockSkewSeconds;

const chinaOffsetMs = 8 * 3_600_000;

/** In China's time zone, to the second: `2026-03-02T16:00:00`. */
export const chinaTime = (moment: Date): string =>
  new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 19);
