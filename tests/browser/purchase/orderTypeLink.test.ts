import { expect, it } from 'vitest';
import { paths } from '#src/ui/paths.ts';
import { choose, review } from '../../flows/purchase/journeys.ts';
import { stateLocators } from '../../flows/purchase/stateLocators.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile();

it('a link to another order type leaves a saved review, and a link without a type returns to it [PUR-20]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example', alone: true });
  const reader = { page, say: translatorFor('en') };
  const chosen = page.getByRole('radio', { name: /^Growth/ });
  await page.goto(`/mall${paths.store('renew')}`);
  await choose(reader, 'renew');
  await review(reader);

  await page.goto(`/mall${paths.store()}`);
  await stateLocators['reviewing.confirming'](reader).waitFor();

  await page.goto(`/mall${paths.home()}`);
  await page.getByRole('main').getByRole('link', { name: 'Upgrade', exact: true }).click();
  await page.getByText('Order type: Upgrade', { exact: true }).waitFor();
  await page.waitForURL(`**${paths.store('upgrade')}`);
  await expect.poll(() => chosen.isChecked()).toBe(true);
});
