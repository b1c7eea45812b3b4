import { expect, it } from 'vitest';
import { paths } from '#src/ui/paths.ts';
import { choose, review } from '../../flows/purchase/journeys.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile();

it('an upgrade lists the add-ons that the client retains, in the store and in the review [PUR-19]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example', alone: true });
  const reader = { page, say: translatorFor('en') };
  await page.goto(`/mall${paths.store('upgrade')}`);
  const notice = page.getByRole('note').filter({ hasText: 'You keep your add-ons' });
  await notice.getByText('Additional accounts × 10', { exact: true }).waitFor();
  await choose(reader, 'upgrade');
  await review(reader);
  const kept = page.getByRole('main').getByText('Add-ons you keep', { exact: true });
  await expect.poll(() => kept.locator('xpath=..').textContent()).toContain('Additional accounts ×\u00a010');
});
