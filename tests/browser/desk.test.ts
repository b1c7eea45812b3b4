import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { type Path, pathAlongLabels } from '#pathways/cover.ts';
import { observe } from '#pathways/declaredTransitions.ts';
import { valueText } from '#pathways/valueText.ts';
import { goldenPaths } from '../flowkit/goldenSuite.ts';
import { recordTrace, traceOf } from '../flowkit/recordTrace.ts';
import { recordWrongCodeRun } from '../flowkit/runWithCode.ts';
import { purchase } from '../flows/purchase/index.ts';
import { collectErrors } from './collectErrors.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const supportEmail = 'support@desk.example';
const translate = translatorFor('en');
// Moves on by minutes: an account may store only so many traces per hour.
const world = worldOfFile(async ({ passes }) => passes(4));

const placesOn = ({ first, steps }: Path): readonly string[] =>
  [first, ...steps.map(({ step }) => step)].map(({ configuration }) => valueText(configuration.snapshot.value));

/** Greedy cover: repeatedly takes the path that shows most of the open places. */
function coverWithFewPaths(all: readonly Path[]): readonly Path[] {
  const open = new Set(all.flatMap(placesOn));
  const chosen: Path[] = [];
  const gain = (path: Path) => new Set(placesOn(path).filter((place) => open.has(place))).size;
  while (open.size > 0) {
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const place of placesOn(best)) open.delete(place);
    chosen.push(best);
  }
  return chosen;
}

/** A few paths that show every place of a purchase. Exact replays of all paths are tested without a browser. */
const paths = coverWithFewPaths(goldenPaths(purchase));

async function openSignedIn(email: string): Promise<Page> {
  const { page } = await world.person({ email });
  return page;
}

async function store(text: string): Promise<string> {
  const page = await openSignedIn('member@cn.example');
  const answer = await page.context().request.post(`/oss${calls.flowTraceStore.path}`, {
    data: { trace: text },
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  return calls.flowTraceStore.data.parse((await answer.json()).data).code;
}

describe('desk', () => {
  it.each(paths.map((path, index) => [index + 1, path] as const))(
    'a support code replays every state of purchase path %i as the client saw it [SUP-05]',
    async (_number, path) => {
      const { recorder } = await recordTrace(
        purchaseFlow,
        path.steps.map(({ stimulus }) => stimulus),
      );
      const code = await store(traceOf(recorder).text);
      const page = await openSignedIn(supportEmail);
      const errors = collectErrors(page);
      await page.goto('/mall/home');
      await page.getByLabel(translate('Support code'), { exact: true }).fill(code.toLowerCase().replace('-', ' '));
      await page.getByRole('button', { name: translate('Show'), exact: true }).click();
      await page.getByText(translate('The replay ended in the recorded state.')).waitFor();
      const steps = page.getByRole('region', { name: translate('Steps') }).getByRole('button');
      const shown: (string | null)[] = [];
      for (const step of await readNow('all steps are drawn with the record', () => steps.all())) {
        await step.click();
        shown.push(await page.locator('[data-configuration]').textContent());
        await page.locator('[inert] h1').waitFor();
      }
      expect([shown, errors]).toEqual([placesOn(path), []]);
    },
  );

  /** Stores a run on which the first price request failed, and opens it as support. */
  async function openedRun(): Promise<Page> {
    const { model } = purchase;
    const labels = [
      'loadStore: a client without a plan',
      'plan.choose (on offer)',
      'quotePrice: no answer in time',
      'quote.retry (asked)',
      'quotePrice: a price',
    ];
    const { recorder } = await recordTrace(
      purchaseFlow,
      pathAlongLabels(model, observe(model.machine).machine, labels).steps.map(({ stimulus }) => stimulus),
    );
    const code = await store(traceOf(recorder).text);
    const page = await openSignedIn(supportEmail);
    await page.goto(`/mall/desk/trace/${code}`);
    await page.locator('[inert] h1').waitFor();
    return page;
  }

  it('a replayed trace names its steps, marks failed ones, and is stepped through by arrow keys [SUP-12]', async () => {
    const page = await openedRun();
    const steps = page.getByRole('region', { name: translate('Steps') }).getByRole('button');
    const current = steps.and(page.locator('[aria-current=step]'));
    const heading = page.locator('output strong');
    const next = page.getByRole('heading', { name: translate('Possible next steps') }).locator('xpath=..');
    await current.focus();
    const told: unknown[] = [];
    for (const key of ['Home', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'End', 'ArrowUp']) {
      await page.keyboard.press(key);
      const step = page.locator(':focus');
      await expect.poll(() => step.getAttribute('aria-current')).toBe('step');
      const [failed, ways] = await readNow('the step is drawn together with what belongs to it', () =>
        Promise.all([step.getByText(translate('Failed')).count(), next.getByText(translate('Refresh price')).count()]),
      );
      told.push([await heading.textContent(), failed === 1, ways]);
    }
    expect(told).toEqual([
      ['Recording starts', false, 0],
      ['Loading the store: done', false, 0],
      ['Chose the plan: Flagship', false, 0],
      ['Getting the price: no response in time', true, 1],
      ['Getting the price: amount hidden', false, 0],
      ['Tried to refresh the price', false, 0],
    ]);
    await expect.poll(() => current.count()).toBe(1);
  });

  it("a replayed trace shows the client's language and time zone, and its page in either language [SUP-13]", async () => {
    const page = await openedRun();
    const facts = page.locator('dl').first();
    for (const told of ['日本語', 'Sat, Nov 21, 2026, 19:00 (GMT+9)']) {
      await facts.getByText(told).waitFor();
    }
    const title = page.locator('[inert] h1');
    const theirs = await title.textContent();
    await page.getByText('English', { exact: true }).last().click();
    await expect.poll(() => title.textContent()).not.toBe(theirs);
    await expect
      .poll(async () => [theirs, await title.textContent()])
      .toEqual([translatorFor('ja')('Choose what to buy'), translate('Choose what to buy')]);
  });

  it('a trace whose page cannot be drawn says so and still lists its steps', async () => {
    const { recorder } = await recordTrace(purchaseFlow, []);
    const trace = JSON.parse(traceOf(recorder).text);
    const code = await store(JSON.stringify({ ...trace, from: { value: { placed: 'current' }, context: {} } }));
    const page = await openSignedIn(supportEmail);
    await page.goto(`/mall/desk/trace/${code}`);
    await page.getByText(translate('We can’t show the page for this step.')).waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: translate('Steps') })
          .getByRole('button')
          .count(),
      )
      .toBe(1);
  });

  it('a replayed trace shows the form for a one-time code, or says that it was not recorded [SUP-05]', async () => {
    const { recorder } = await recordWrongCodeRun();
    const { trace, text } = traceOf(recorder);
    const without = { ...trace, entries: trace.entries.map(({ parts: _parts, ...entry }) => entry) };
    const page = await openSignedIn(supportEmail);
    const errors = collectErrors(page);
    const client = page.locator('[inert]');
    const code = client.getByText('You have 4 attempts left.');
    const pause = client.getByText(translate('You can request another code in {seconds} s.').replace('{seconds}', '0'));
    const missing = page.getByText(translate('Part of this page isn’t shown as the client saw it.'));
    const seen: (readonly number[])[] = [];
    for (const stored of [text, JSON.stringify(without)]) {
      await page.goto(`/mall/desk/trace/${await store(stored)}`);
      await page.locator('[inert] h1').waitFor();
      seen.push(
        await readNow('the page of the client is drawn with its heading', () =>
          Promise.all([code.count(), pause.count(), missing.count()]),
        ),
      );
    }
    expect([seen, errors]).toEqual([
      [
        [1, 1, 0],
        [0, 0, 1],
      ],
      [],
    ]);
  });

  it('the desk reports an unknown support code and a malformed one', async () => {
    const page = await openSignedIn(supportEmail);
    await page.goto('/mall/desk/trace/ABCD-1234');
    await page.getByText('No recording found for ABCD-1234.').waitFor();
    await page.getByLabel(translate('Support code'), { exact: true }).fill('ABC');
    await page.getByRole('button', { name: translate('Show'), exact: true }).click();
    await page
      .getByText(translate('Enter a valid support code (8 letters and digits), for example 7KQ2-M9XD.'))
      .waitFor();
  });

  it.each([
    ['sales@desk.example', 'Overseas orders'],
    ['reviewer@desk.example', 'Company verifications'],
    ['support@desk.example', 'Session replay'],
  ])(
    '%s is redirected to their own desk page from mall pages and from desk pages of other roles [ORD-09]',
    async (email, heading) => {
      const page = await openSignedIn(email);
      for (const address of ['/mall/home', '/mall/store/new', '/mall/order/paid', '/mall/desk/trace', '/mall/desk']) {
        await page.goto(address);
        await page.getByRole('heading', { name: translate(heading) }).waitFor();
        expect(new URL(page.url()).pathname).toMatch(/^\/mall\/desk/);
      }
    },
  );

  it('a client who opens a desk address is redirected home [ORD-09]', async () => {
    const page = await openSignedIn('owner@cn.example');
    for (const address of ['/mall/desk', '/mall/desk/trace/ABCD-1234']) {
      await page.goto(address);
      await page.waitForURL('**/mall/home');
    }
  });
});
