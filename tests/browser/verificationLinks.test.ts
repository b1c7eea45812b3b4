import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clients } from '#server/modules/identity/tables.ts';
import { addManyOrders } from '../bench/manyOrders.ts';
import { signIn } from './signIn.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile(({ db }) =>
  db.update(clients).set({ verification_status: 'pass' }).where(eq(clients.client_id, 'client-jp')),
);

async function open(address: string, host: string): Promise<Page> {
  const client_id = 'client-jp';
  await world.db.update(clients).set({ verification_status: 'none' }).where(eq(clients.client_id, client_id));
  const { page } = await world.person({ host, language: 'en' });
  await page.goto(`/mall${address}`);
  await signIn(page, 'owner@jp.example');
  return page;
}

describe('links to the verification [HOM-80]', () => {
  it.each([
    ['from the enterprise centre', '/enterprise', 'localhost', 'Go to verification'],
    ['from home on a host without header', '/home', 'jp.localhost', 'Company verification'],
  ])('the link %s to the verification names the order that waits for it', async (_, address, host, name) => {
    const of = { client_id: 'client-jp', count: 1, now: world.now() };
    await addManyOrders(world.db, { ...of, statuses: ['paid'], prefix: `waits-${host.split('.')[0]}` });
    const page = await open(address, host);
    const link = page.getByRole('link', { name, exact: true }).last();
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/mall\/auth\?for=waits-/);
  });
});

it('a notice links to the page that it is about [NOT-80]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example', language: 'en' });
  await page.goto('/mall/home');
  await page.getByRole('button', { name: /^Notices/ }).click();
  await page.getByText('An unpaid order is waiting').click();
  await page.getByRole('link', { name: 'Open: An unpaid order is waiting' }).click();
  await page.waitForURL('**/mall/order/unpaid');
});
