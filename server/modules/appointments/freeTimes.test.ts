import { describe, expect, it } from 'vitest';
import { type BookableConsultant, freeTimes } from './freeTimes.ts';
import { wallClock } from './wallClock.ts';

const moment = (zone: string, day: string, time: string): string | null => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (
    wallClock(zone)
      .momentOf(day, hours * 60 + minutes)
      ?.toISOString() ?? null
  );
};

describe('the wall clock of a time zone', () => {
  it('a wall-clock time is converted with the UTC offset that its time zone has on that day [APP-08]', () => {
    expect([
      moment('Asia/Shanghai', '2026-11-23', '09:00'),
      moment('America/New_York', '2026-07-01', '09:00'),
      moment('America/New_York', '2026-12-01', '09:00'),
      moment('Australia/Lord_Howe', '2026-12-01', '09:00'),
    ]).toEqual([
      '2026-11-23T01:00:00.000Z',
      '2026-07-01T13:00:00.000Z',
      '2026-12-01T14:00:00.000Z',
      '2026-11-30T22:00:00.000Z',
    ]);
  });

  it('a wall-clock time that the clock change skips has no moment, and a repeated one is its first occurrence', () => {
    expect([
      moment('Europe/Berlin', '2026-03-29', '01:59'),
      moment('Europe/Berlin', '2026-03-29', '02:30'),
      moment('Europe/Berlin', '2026-03-29', '03:00'),
      moment('Europe/Berlin', '2026-10-25', '02:30'),
      moment('Europe/Berlin', '2026-10-25', '03:00'),
    ]).toEqual([
      '2026-03-29T00:59:00.000Z',
      null,
      '2026-03-29T01:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('a wall clock has the right date on both sides of the date line', () => {
    const at = new Date('2026-11-23T10:30:00Z');
    expect([
      wallClock('Pacific/Kiritimati').dayAt(at),
      wallClock('Pacific/Pago_Pago').dayAt(at),
      moment('Pacific/Kiritimati', '2026-11-24', '09:00'),
      moment('Pacific/Pago_Pago', '2026-11-22', '09:00'),
    ]).toEqual(['2026-11-24', '2026-11-22', '2026-11-23T19:00:00.000Z', '2026-11-22T20:00:00.000Z']);
  });

  it('a wall-clock time on a day that its zone skipped at the date line has no moment', () => {
    expect(moment('Pacific/Apia', '2011-12-30', '09:00')).toBeNull();
    expect(moment('Pacific/Apia', '2011-12-31', '09:00')).toBe('2011-12-30T19:00:00.000Z');
  });
});

describe('free times', () => {
  const monday = { weekday: 1, from_minute: 9 * 60, to_minute: 11 * 60 };
  const consultant: BookableConsultant = {
    user_id: 'one',
    time_zone: 'Asia/Shanghai',
    hours: [monday],
    holidays: () => null,
    taken: [],
  };
  // A Saturday.
  const now = new Date('2026-11-21T06:00:00Z');
  const starts = (consultants: readonly BookableConsultant[], minutes = 60, at = now) =>
    freeTimes(consultants, minutes, at).map(({ starts_at, consultants: who }) => [starts_at.toISOString(), who]);

  it('free times lie within the working hours of consultants in the next three weeks', () => {
    expect(starts([consultant])).toEqual([
      ['2026-11-23T01:00:00.000Z', ['one']],
      ['2026-11-23T02:00:00.000Z', ['one']],
      ['2026-11-30T01:00:00.000Z', ['one']],
      ['2026-11-30T02:00:00.000Z', ['one']],
      ['2026-12-07T01:00:00.000Z', ['one']],
      ['2026-12-07T02:00:00.000Z', ['one']],
    ]);
  });

  it('free times leave out holidays, times that are too soon, and times that overlap an appointment', () => {
    const taken = [{ starts_at: new Date('2026-11-30T01:30:00Z'), ends_at: new Date('2026-11-30T02:00:00Z') }];
    const busy = { ...consultant, taken, holidays: (day: string) => (day === '2026-12-07' ? false : null) };
    expect(starts([busy], 60, new Date('2026-11-22T23:00:01Z'))).toEqual([
      ['2026-11-23T02:00:00.000Z', ['one']],
      ['2026-11-30T02:00:00.000Z', ['one']],
    ]);
  });

  it('free times begin two hours from now at the earliest, inclusive', () => {
    const first = (at: string) => starts([consultant], 60, new Date(at))[0]?.[0];
    expect([
      first('2026-11-22T22:59:59.999Z'),
      first('2026-11-22T23:00:00.000Z'),
      first('2026-11-22T23:00:00.001Z'),
    ]).toEqual(['2026-11-23T01:00:00.000Z', '2026-11-23T01:00:00.000Z', '2026-11-23T02:00:00.000Z']);
  });

  it('free times may adjoin a taken time at either end, and must fit completely into the working hours', () => {
    const taken = [{ starts_at: new Date('2026-11-23T02:00:00Z'), ends_at: new Date('2026-11-23T02:30:00Z') }];
    const week = (minutes: number) =>
      starts([{ ...consultant, taken }], minutes, new Date('2026-11-22T20:00:00Z'))
        .filter(([at]) => String(at) < '2026-11-24')
        .map(([at]) => at);
    expect([week(30), week(45), week(121)]).toEqual([
      ['2026-11-23T01:00:00.000Z', '2026-11-23T01:30:00.000Z', '2026-11-23T02:30:00.000Z'],
      ['2026-11-23T01:00:00.000Z'],
      [],
    ]);
  });

  it('free times are sorted across consultants and cover three weeks from the current day of the consultant', () => {
    const late = { ...consultant, user_id: 'late', hours: [{ weekday: 1, from_minute: 660, to_minute: 720 }] };
    const of = starts([late, consultant]).map(([at]) => at);
    expect(of).toEqual(of.toSorted());
    const everyDay = {
      ...consultant,
      hours: [0, 1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...monday, weekday, to_minute: 600 })),
    };
    const days = starts([everyDay]).map(([at]) => String(at).slice(0, 10));
    expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2026-11-22', '2026-12-11', 20]);
  });

  it('a free time that several consultants share is listed once, with all of them', () => {
    const other = {
      ...consultant,
      user_id: 'other',
      time_zone: 'Asia/Tokyo',
      hours: [{ weekday: 1, from_minute: 600, to_minute: 660 }],
    };
    expect(starts([consultant, other]).slice(0, 2)).toEqual([
      ['2026-11-23T01:00:00.000Z', ['one', 'other']],
      ['2026-11-23T02:00:00.000Z', ['one']],
    ]);
  });

  it('free times stay at the same wall-clock hour across a clock change [APP-08]', () => {
    const berlin = {
      ...consultant,
      time_zone: 'Europe/Berlin',
      hours: [{ weekday: 7, from_minute: 120, to_minute: 240 }],
    };
    expect(starts([berlin], 60, new Date('2026-03-21T12:00:00Z')).map(([at]) => at)).toEqual([
      '2026-03-22T01:00:00.000Z',
      '2026-03-22T02:00:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-04-05T00:00:00.000Z',
      '2026-04-05T01:00:00.000Z',
    ]);
  });
});
