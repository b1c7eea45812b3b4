import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { orderAdd } from '#contract/calls/order.ts';
import { orderPrice } from '#contract/calls/product.ts';
import { flowDraftDiscard, flowDraftOpen } from '#contract/calls/session.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { purchaseExamples } from '#machines/flows/purchase/examples/index.ts';
import { quotes } from '#server/modules/orders/tables.ts';
import { demoAddons, demoServices } from '#server/seed/storeAddons.ts';
import type { Path } from '../../pathways/cover.ts';
import { explore } from '../../pathways/explore.ts';
import { measure } from '../../pathways/measure.ts';
import type { Stimulus } from '../../pathways/model.ts';
import type { Configuration, Step } from '../../pathways/walk.ts';
import { expectControls } from '../flowkit/controls.ts';
import { gestures, isPersonEvent } from '../flows/purchase/gestures.ts';
import { act } from '../flows/purchase/journeys.ts';
import { demoBegins } from '../purchase/demo/accounts.ts';
import { effects, openDraft } from '../purchase/demo/arranging.ts';
import { demoFacts, wireOf } from '../purchase/demo/facts.ts';
import { lost } from '../purchase/demo/hints.ts';
import { Keeping, openingAtSecondTry } from '../purchase/demo/keeping.ts';
import { contextOf, demoModel, knowsOf } from '../purchase/demo/model.ts';
import { foreignQuote, probesAt } from '../purchase/demo/probes.ts';
import { openRun, type Run, silenceMs, wordOf } from '../purchase/demo/run.ts';
import { expectEffects, expectSeen } from '../purchase/demo/seen.ts';
import { metBy, suiteFor, wantedOf } from '../purchase/demo/suite.ts';
import { openWorld } from './world.ts';

const world = await openWorld(demoBegins);
afterAll(() => world.close());
const facts = await demoFacts(world);
const model = demoModel(facts);
const graph = explore(model);
const paths = suiteFor(graph);

/** How what is on offer is called on the page. */
const names = new Map([
  ...demoAddons.map(({ addon_id, name }) => [addon_id, name.en] as const),
  ...demoServices.map(({ service_id, name }) => [service_id, name.en] as const),
  ['new-welcome', 'Welcome voucher'],
  ['new-agency-10', 'Partner voucher, 10% off'],
  ['new-large-order', 'Voucher for large orders'],
  ['cn-renewal-5', 'Renewal voucher, 5% off'],
  ...Object.values(lost).map(({ hint_id, name }) => [hint_id, name?.en ?? ''] as const),
  ['accounts_reduced-15-10', 'Accounts go down from 15 to 10.'],
  ['accounts_reduced-25-10', 'Accounts go down from 25 to 10.'],
  ['storage_reduced-2048-1024', 'Storage goes down from 2,048 GB to 1,024 GB.'],
  ['edm_reduced-250000-200000', 'Marketing e-mails a year go down from 250,000 to 200,000.'],
  ['edm_reduced-500000-200000', 'Marketing e-mails a year go down from 500,000 to 200,000.'],
  ['api_reduced-300000-0', 'API calls a year go down from 300,000 to 0.'],
] as const);

/** Whose purchase a path is; where the store is never loaded, anybody's. */
const accountOf = ({ steps }: Path) => knowsOf(steps.at(-1)?.step.configuration.environment).account ?? 'newcomer';

async function happen(run: Run, stimulus: Stimulus): Promise<void> {
  await run.held.hold();
  if (stimulus.kind === 'event') {
    if (!isPersonEvent(stimulus.event)) throw new Error(`${stimulus.label} is not an event of a person`);
    const { event } = stimulus;
    if (event.type !== 'flow.resume') return act(run.reader, event);
    await run.goesOn();
    return openingAtSecondTry(run, () => act(run.reader, event));
  }
  if (stimulus.kind === 'delay') throw new Error('A purchase has no timers of its own');
  const { answer, arrange } = model.wayTo(stimulus);
  await arrange?.(run.stage);
  const port = stimulus.source;
  if (!isAsking(port)) return;
  const isSilent = answer === 'silent' || answer === 'done, then silent';
  // Once nothing is heard of an order it is looked for again, in the page's own time.
  if (isSilent && port === 'findOrder') await run.rests();
  await run.held.letEnd(port, answer);
  if (isSilent) await run.passes(silenceMs);
}

/** Time stands still while the page waits to look for an order again: it does so only when the path says so. */
async function stopWaiting(run: Run, { snapshot }: Configuration): Promise<void> {
  if (!snapshot.matches('orderUnknown')) return run.goesOn();
  const again = run.page.getByRole('button', { name: 'Check again', exact: true });
  for (;;) {
    await again.waitFor();
    await run.rests();
    if (await again.isVisible()) return;
    // It was looking again just now, and met the same.
    await run.goesOn();
  }
}

/** A page looks at its clock this often while it waits for a moment; its clock may be behind the server's. */
const aLookMs = 31_000;

type Asking = Parameters<Run['held']['await']>[0];
const isAsking = (port: string): port is Asking =>
  port in purchaseExamples.ports && port !== 'untilMoment' && port !== 'momentIn';

/** What is asked by what a step has started. */
function askedBy(before: Configuration | null, { configuration }: Step): readonly Asking[] {
  const invoked = configuration.snapshot._nodes.flatMap(({ invoke }) => invoke);
  return invoked.flatMap(({ id, src }) => {
    const isNew = before === null || before.snapshot.children[id] !== configuration.snapshot.children[id];
    return isNew && typeof src === 'string' && isAsking(src) ? [src] : [];
  });
}

async function expectPlace(
  run: Run,
  before: Configuration | null,
  step: Step,
  stimulus: Stimulus | null,
  label: string,
) {
  const isOver = step.configuration.snapshot.matches('over');
  // Another purchase begins at once.
  const asked = isOver ? (['loadStore'] as const) : askedBy(before, step);
  for (const port of asked) run.held.await(port);
  if (isOver || stimulus?.event.type === 'flow.resume')
    for (const port of asked) await run.held.expectAnew(port, label);
  else if (stimulus?.kind === 'outcome' && stimulus.source === 'untilMoment')
    await run.held.expectAll(label, () => run.page.clock.fastForward(aLookMs));
  else await run.held.expectAll(label);
  const at = { snapshot: step.configuration.snapshot, knows: knowsOf(step.configuration.environment) };
  await expectSeen(run, at, label);
  await stopWaiting(run, step.configuration);
  if (isOver) return;
  await vi.waitFor(() => expectControls(run.reader, at.snapshot, model, gestures), { timeout: 5_000 });
  await expectRefused(run, at, label);
}

const probed = new Set<string>();

/** What a dishonest client sends is refused for the reason that stands against it, and changes nothing. */
async function expectRefused(run: Run, at: Parameters<typeof probesAt>[0], label: string): Promise<void> {
  for (const { name, code, send } of probesAt(at)) {
    const once = `${name} ${at.knows.pin} ${at.knows.account} ${JSON.stringify(at.snapshot.value)}`;
    if (probed.has(once)) continue;
    probed.add(once);
    const before = await effects(world.db, run.client);
    expect({ [name]: await send(run) }, label).toEqual({ [name]: code });
    expect(await effects(world.db, run.client), `${label}: ${name}`).toEqual(before);
  }
}

/** A purchase that was given up can no longer be placed. */
async function expectGivenUp(run: Run, { configuration }: Step): Promise<void> {
  const quote = run.held.quotes.at(-1);
  const { draft_id, key } = await openDraft(world.db, run.user);
  await run.api.call(flowDraftDiscard, { body: { draft_id } });
  if (quote === undefined || contextOf(configuration.snapshot).quote === null || run.account === 'member') return;
  const { quote_id, amount, reduced_version_hints } = quote;
  const acknowledged_hints = reduced_version_hints.map(({ hint_id }) => hint_id);
  const answer = await run.api.call(orderAdd, { body: { quote_id, amount, acknowledged_hints }, key });
  expect(wordOf(answer)).toBe('draft_closed');
}

/** A price of another client, under a name that the probes know. */
async function tellForeignQuote(): Promise<void> {
  const { context } = await world.person({ email: 'owner@jp.example' });
  const api = wireOf(world.origin, context);
  const draft = await api.call(flowDraftOpen, { body: { flow: 'purchase' } });
  if (draft.kind !== 'ok') throw new Error('Nothing could be begun');
  const query = {
    client_id: 'client-jp',
    draft_id: draft.data.draft_id,
    order_type: 'append' as const,
    order_product_id: 'jp-product',
    addons: [{ id: 'accounts', quantity: 1 }],
  };
  const priced = await api.call(orderPrice, { query });
  if (priced.kind !== 'ok') throw new Error('Nothing could be priced');
  const { quote_id } = priced.data;
  await world.db.update(quotes).set({ quote_id: foreignQuote }).where(eq(quotes.quote_id, quote_id));
  await context.close();
}
await tellForeignQuote();

describe('the paths against the running server', () => {
  it('leave out only what the other runs cover, each for a reason', () => {
    const { missing } = measure({ ...graph, model: { ...model, unreachable: {} } }, 'transitions', paths);
    expect(missing.toSorted()).toEqual(Object.keys(model.unreachable ?? {}).toSorted());
  });

  it('begin with what each client can choose, worked out by hand', () => {
    const plansOf = (account: 'owner' | 'newcomer', wanted: OrderType) =>
      facts[account].types.find(({ type }) => type === wanted)?.plan_ids;
    expect([plansOf('owner', 'upgrade'), plansOf('owner', 'upgrade_renew'), plansOf('newcomer', 'upgrade')]).toEqual([
      ['professional', 'flagship'],
      ['upgrade-renew'],
      [],
    ]);
  });

  it('come by every way in which a port can answer, and review and place every price that was worked out', () => {
    expect([...wantedOf(model)].filter((aim) => !metBy(paths).has(aim))).toEqual([]);
  });
});

describe.each(
  paths.map((path, index) => ({
    name: `path ${index + 1}, ${path.steps.length} steps of the ${accountOf(path)}`,
    path,
  })),
)('against the running server, $name', ({ path }) => {
  it('is seen as it says, refuses what it has to, and has exactly the effects that were shown', async () => {
    const run = await openRun(world, accountOf(path), (id) => names.get(id) ?? id);
    const keeping = await Keeping.of(run, paths.indexOf(path));
    await run.page.goto('/mall/store');
    await expectPlace(run, null, path.first, null, 'the beginning');
    let last = path.first;
    for (const [index, { stimulus, step }] of path.steps.entries()) {
      const label = `step ${index + 1}: ${stimulus.label}`;
      await happen(run, stimulus);
      await expectPlace(run, last.configuration, step, stimulus, label);
      await keeping.expectAt(step, stimulus, label);
      last = step;
    }
    const at = { snapshot: last.configuration.snapshot, knows: knowsOf(last.configuration.environment) };
    await expectEffects(run, at);
    if (at.knows.order === 'none') await expectGivenUp(run, last);
    await run.context.close();
  });
});
