import { describe, expect, it } from 'vitest';
import { flowDraftDiscard } from '#contract/calls/session.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { buyers, choose, placeOrder, review, unpaidOrders } from '../../flows/purchase/journeys.ts';
import { collectErrors } from '../collectErrors.ts';
import { displays } from '../displays.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile();

describe.each(displays)('purchase in $language at $width px, $scheme [PUR-01]', (look) => {
  const { language, width } = look;
  it.each(orderTypes)('a client buys an order of type %s and finds it among the unpaid orders', async (type) => {
    const { page } = await world.person({ email: buyers[type], ...look });
    const reader = { page, say: translatorFor(language) };
    const errors = collectErrors(page);

    await page.goto('/mall/store');
    await choose(reader, type);
    const amount = await review(reader);
    expect(amount).toMatch(language === 'zh-CN' ? /^¥[\d,]+(\.\d\d)?$/ : /^CNY\s[\d,]+(\.\d\d)?$/);
    const orderNo = await placeOrder(reader);
    expect((await unpaidOrders(reader)).filter(({ order_no }) => order_no === orderNo)).toMatchObject([
      { order_type: type },
    ]);

    const discarded = page.waitForResponse(`**/oss${flowDraftDiscard.path}`);
    await page.getByRole('link', { name: reader.say('Go to order') }).click();
    expect((await discarded).status(), 'the receipt has been read: its purchase is over').toBe(200);
    await page.getByText(orderNo).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(errors).toEqual([]);
  });
});
