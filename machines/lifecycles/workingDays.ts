/** Whether banks work on a day (`2026-11-22`); null if the calendar of holidays has no entry. */
export type Calendar = (day: string) => boolean | null;

const dayMs = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

function isWorkingDay(day: string, calendar: Calendar): boolean {
  const weekday = new Date(day).getUTCDay();
  return calendar(day) ?? (weekday !== 0 && weekday !== 6);
}

export function workingDaysAfter(day: string, count: number, calendar: Calendar): string {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = dayAfter(reached);
    if (isWorkingDay(reached, calendar)) left -= 1;
  }
  return reached;
}

/** Working days until a transfer arrives. */
export const transferDays = { earliest: 1, latest: 3 } as const;
