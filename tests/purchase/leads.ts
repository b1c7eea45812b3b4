import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type PurchaseReason, placeReasons, reviewReasons } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { leavesOf } from '#src/flowkit/leaf.ts';
import { controls } from './controls.ts';
import type { Reader } from './gestures.ts';
import { waysOut } from './told/reasons.ts';

/** Where the way out of what is missing puts the focus: how the field, or the group that it belongs to, is called. */
const leadsTo = {
  type_closed: 'What would you like to do?',
  choose_owned_product: 'For which of your products?',
  choose_product: 'Which plan?',
  choose_addition: 'Add-ons',
  enter_prepaid_fee: 'Prepaid advertising fee',
  prepaid_fee_out_of_range: 'Prepaid advertising fee',
  choose_ad_account: 'Ad account',
  ad_account_not_granted: 'Ad account',
  verify_invite_code: 'Recommendation code',
  voucher_refused: 'Vouchers',
  hints_unacknowledged: 'What you will lose',
} as const satisfies Record<Exclude<PurchaseReason, 'price_missing' | 'main_account_only'>, string>;

const leads = (reason: PurchaseReason): reason is keyof typeof leadsTo => reason in leadsTo;

/** How that is called which has the focus, and what it belongs to. */
const focused = ({ page }: Reader): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null) return [];
    const section = activeElement.closest('section[aria-labelledby]');
    const names = [
      ...(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
        ? [...(activeElement.labels ?? [])]
        : []),
      activeElement.closest('fieldset')?.querySelector('legend'),
      document.getElementById(section?.getAttribute('aria-labelledby') ?? ''),
      activeElement.matches('aside [tabindex="-1"]') ? activeElement.closest('aside')?.querySelector('h2') : null,
      activeElement.matches('h1') ? activeElement : null,
    ];
    return names.map((name) => name?.textContent ?? '').filter((name) => name !== '');
  });

const expectFocus = (reader: Reader, name: string, message: string) =>
  expect.poll(() => focused(reader), { message, timeout: 5_000 }).toContain(reader.say(name));

/** More than can be ordered, typed into each field for a number, is not taken and is said. Each is tried once. */
export async function expectLimits({ page, say }: Reader, snapshot: AnyMachineSnapshot, tried: Set<string>) {
  if (pageOf(snapshot) !== 'choosing') return;
  for (const field of await page.getByRole('spinbutton').all()) {
    const most = (await field.getAttribute('aria-valuemax')) ?? '';
    const limit = `at most ${most}`;
    if (tried.has(limit)) continue;
    tried.add(limit);
    const before = await field.inputValue();
    const note = page.getByRole('status').getByText(say('At most {most} can be ordered.').replace('{most}', most));
    await field.fill(String(Number(most) + 1));
    await note.waitFor();
    await field.fill(before);
    await note.waitFor({ state: 'detached' });
  }
}

/** Where the machine stands, as a page that is entered and left. */
export function pageOf({ value, context }: AnyMachineSnapshot): string {
  const { lookups }: PurchaseContext = context;
  const pages = leavesOf(value).map((leaf) => {
    if (leaf === 'checkingOrder' && lookups > 0) return 'orderUnknown';
    if (leaf === 'reviewing.requoting') return 'reviewing.confirming';
    return leaf.replace(/^(choosing|orderUnknown)[.].*/, '$1');
  });
  return [...new Set(pages)].join();
}

/** Somebody who enters a page stands at its heading. */
export async function expectEntered(reader: Reader, label: string): Promise<void> {
  const heading = await reader.page.getByRole('heading', { level: 1 }).textContent();
  await expect
    .poll(() => focused(reader), { message: `${label}: the focus is not on the heading`, timeout: 5_000 })
    .toEqual([heading]);
}

/** Takes the focus off everything: whoever is moved to a heading while they stay on their page is then seen there. */
export const letGoOfFocus = ({ page }: Reader): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Somebody who stays on a page is not moved about on it. */
export async function expectLeftAlone(reader: Reader, label: string): Promise<void> {
  expect(await focused(reader), `${label}: the focus was moved`).toEqual([]);
}

/** What is missing leads to where it can be put right, and so does asking too early. Each is tried once. */
export async function expectLeads(reader: Reader, snapshot: AnyMachineSnapshot, tried: Set<string>): Promise<void> {
  const { context } = snapshot;
  const asksFor = { choosing: 'order.review', 'reviewing.confirming': 'order.place' } as const;
  const page = pageOf(snapshot);
  if (page !== 'choosing' && page !== 'reviewing.confirming') return;
  if (snapshot.matches({ reviewing: 'requoting' })) return;
  const reasons: readonly PurchaseReason[] = page === 'choosing' ? reviewReasons(context) : placeReasons(context);
  for (const reason of reasons.filter(leads).filter((one) => !tried.has(one))) {
    tried.add(reason);
    for (const way of waysOut(reader.say, [reason])) {
      await reader.page.getByRole('complementary').getByRole('button', { name: way, exact: true }).first().click();
      await expectFocus(reader, leadsTo[reason], `${way} leads elsewhere`);
    }
  }
  if (reasons.length === 0 || tried.has(page)) return;
  tried.add(page);
  await controls[asksFor[page]](reader).click({ force: true });
  await expectFocus(reader, 'Summary', `${asksFor[page]}, asked too early, does not lead to what is missing`);
}
