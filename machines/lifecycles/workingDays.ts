/** Whether banks work on a day (`2026-11-22`), where a calendar of holidays says so; null where it says nothing. */
export type Calendar = (day: string) => boolean | null;

const dayMs = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

function isWorkingDay(day: string, calendar: Calendar): boolean {
  const weekday = new Date(day).getUTCDay();
  return calendar(day) ?? (weekday !== 0 && weekday !== 6);
}

/** The day that is so many working days after another. */
export function workingDaysAfter(day: string, count: number, calendar: Calendar): string {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = dayAfter(reached);
    if (isWorkingDay(reached, calendar)) left -= 1;
  }
  return reached;
}

/** After how many working days the money of a transfer has arrived, at the earliest and at the latest. */
export const transferDays = { earliest: 1, latest: 3 } as const;
