import { expect, it } from 'vitest';
import { paths } from '#src/ui/paths.ts';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile(async () => {});

const addresses = (['tip', 'success', 'cancel', 'list'] as const).map((page) => paths.appointment(page));

it.each([
  ['could book one', 'new@cn.example', '/appointment-list', 'Appointments'],
  ['has kept one', 'owner@cn.example', '/appointment-list', 'Appointments'],
  ['has booked one', 'paid@cn.example', '/appoint-success', 'Your appointment is booked'],
  ['has cancelled one', 'owner@hk.example', '/appoint-cancel', 'No appointment booked'],
  ['has cancelled too many', 'owner@tw.example', '/appoint-cancel', 'Booking is paused'],
  ['is a child account', 'member@cn.example', '/appoint-account-tip', 'Only the main account can book appointments'],
  ['tries the product out', 'trial@cn.example', '/appoint-account-tip', 'Appointments require an active plan'],
] as const)(
  'each appointment address redirects a user who %s to the same page [APP-11]',
  async (_, email, path, title) => {
    const { page } = await world.person({ email });
    const there = async () => [
      new URL(page.url()).pathname,
      await page.getByRole('heading', { level: 1 }).textContent(),
    ];
    for (const address of addresses) {
      await page.goto(`/mall${address}`);
      await expect.poll(there, { message: address }).toEqual([`/mall${path}`, title]);
    }
  },
);
