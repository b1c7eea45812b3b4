import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { CatalogueNames } from '#contract/calls/desk.ts';
import { type Language, languages } from '#contract/languages.ts';
import { type FlowName, flows } from '#machines/flows/index.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseModel } from '#machines/flows/purchase/model.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { pathAlongLabels } from '#pathways/cover.ts';
import { observe } from '#pathways/declaredTransitions.ts';
import type { Stimulus } from '#pathways/model.ts';
import { createStepFormatter } from '#src/desk/trace/createStepFormatter.ts';
import { describeNextSteps, describeStep } from '#src/desk/trace/describeStep.ts';
import { type DeskTrace, readDeskTrace } from '#src/desk/trace/readTrace.ts';
import { flowManifests } from '#src/flows/index.ts';
import { loadCatalogue } from '#src/i18n/activateLanguage.ts';
import { createFormats } from '#src/i18n/formats.ts';
import { goldenPaths } from '../flowkit/goldenSuite.ts';
import { recordTrace, traceOf } from '../flowkit/recordTrace.ts';
import { flows as tested } from '../flows/index.ts';

const inAllLanguages = (en: string) => ({ en, 'zh-CN': `${en} 简`, 'zh-TW': `${en} 繁`, ja: `${en} 日` });
const names: CatalogueNames = {
  plans: [
    {
      plan_id: 'flagship',
      name: inAllLanguages('Flagship'),
      summary: inAllLanguages('For all'),
      systems: [],
      modules: [],
    },
    {
      plan_id: 'growth',
      name: inAllLanguages('Growth'),
      summary: inAllLanguages('For some'),
      systems: [],
      modules: [],
    },
  ],
  addons: [
    {
      addon_id: 'accounts',
      name: inAllLanguages('Accounts'),
      unit: inAllLanguages('account'),
      unit_size: 5,
      per_year: true,
    },
  ],
  services: [],
};

type OpenedTrace = Extract<DeskTrace, { kind: 'replayed' }>;

async function openTrace(
  flow: Flow,
  way: readonly Stimulus[],
  known: CatalogueNames | null = names,
): Promise<OpenedTrace> {
  const { recorder } = await recordTrace(flow, way);
  const found = await readDeskTrace(traceOf(recorder).text, known);
  if (found.kind === 'refused') throw new Error(found.reason);
  return found;
}

const stimuliByLabels = (labels: readonly string[]): readonly Stimulus[] => {
  const model = purchaseModel;
  const { steps } = pathAlongLabels(model, observe(model.machine).machine, labels);
  expect(steps.length).toBe(labels.length);
  return steps.map(({ stimulus }) => stimulus);
};

async function stepTexts({ desk: { steps }, replayed, nameOf }: OpenedTrace, language: Language) {
  const i18n = await loadCatalogue(language);
  const teller = (context: unknown) =>
    createStepFormatter((words) => i18n._(words), createFormats(language), nameOf, context);
  return replayed.steps.map(({ entry }, index) => {
    const before = replayed.steps[index - 1]?.configuration ?? replayed.first;
    return describeStep(steps, entry, teller(before.snapshot.context));
  });
}

const plainBlanks = (text: string) => text.replace(/\u00a0/g, ' ');

describe('support desk', () => {
  const paths = Object.values(flows).flatMap((flow) => {
    const machine = tested.find(({ name }) => name === flow.id);
    if (machine === undefined) throw new Error(`${flow.id} has no suite`);
    return goldenPaths(machine).map((path, index) => [`${flow.id} ${index + 1}`, flow, path] as const);
  });

  it.each(paths)(
    'every step of path %s is described in words at the support desk, in each language [SUP-12]',
    async (_name, flow, path) => {
      const run = await openTrace(
        flow,
        path.steps.map(({ stimulus }) => stimulus),
      );
      for (const language of languages) {
        const texts = (await stepTexts(run, language)).map(({ text }) => text);
        expect(texts.filter((text) => /xstate|‹|undefined|^\w+\.\w+/.test(text))).toEqual([]);
      }
    },
  );

  it('a purchase run is described step by step in the words of the client', async () => {
    const run = await openTrace(
      purchaseFlow,
      stimuliByLabels([
        'loadStore: a client without a plan',
        'plan.choose (on offer)',
        'quotePrice: no answer in time',
        'quote.retry (asked)',
        'quotePrice: a price',
        'addon.set (two)',
        'quotePrice: a price',
        'prepaid.set (complete)',
        'quotePrice: no longer sold',
        'years.set (on offer)',
        'quotePrice: a price',
        'invite.enter (a code)',
        'invite.verify (asked)',
        'verifyInvite: unknown',
        'invite.enter (nothing)',
        'order.review (asked)',
        'order.place (asked)',
        'placeOrder: changed',
      ]),
    );
    expect((await stepTexts(run, 'en')).map(({ by, text, failed }) => [by, plainBlanks(text), failed])).toEqual([
      ['server', 'Loading the store: done', false],
      ['person', 'Chose the plan: Flagship', false],
      ['server', 'Getting the price: no response in time', true],
      ['person', 'Tried to refresh the price', false],
      ['server', 'Getting the price: amount hidden', false],
      ['person', 'Changed the add-ons: Accounts × 2', false],
      ['server', 'Getting the price: amount hidden', false],
      ['person', 'Changed the prepaid advertising: CNY 5,000', false],
      ['server', 'Getting the price: rejected – “This product is no longer available. Choose another.”', true],
      ['person', 'Set the term: 3 years', false],
      ['server', 'Getting the price: amount hidden', false],
      ['person', 'Entered a recommendation code: hidden', false],
      ['person', 'Tried to verify the recommendation code', false],
      [
        'server',
        'Verifying the recommendation code: rejected – “This recommendation code doesn’t exist. Check it for typos.”',
        true,
      ],
      ['person', 'Entered a recommendation code: cleared', false],
      ['person', 'Continued to review', false],
      ['person', 'Tried to place the order', false],
      ['server', 'Placing the order: rejected – “The price has changed. Confirm the new one.”', true],
    ]);
    const first = (await Promise.all(languages.map((language) => stepTexts(run, language)))).map((said) =>
      said.slice(1, 3).map(({ text }) => text),
    );
    expect(first).toEqual([
      ['Chose the plan: Flagship', 'Getting the price: no response in time'],
      ['选择了版本：Flagship 简', '获取价格：响应超时'],
      ['選擇了方案：Flagship 繁', '查詢價格：逾時未回應'],
      ['プランを選択しました：Flagship 日', '価格の取得：時間内に応答がありませんでした'],
    ]);
  });

  it('the outcome of a child machine is described as an action of the client, and a code as not yet checked [SUP-12]', async () => {
    const i18n = await loadCatalogue('en');
    const teller = createStepFormatter(
      (words) => i18n._(words),
      createFormats('en'),
      () => null,
      null,
    );
    const ended = async (flow: FlowName, part: string) => {
      const { steps } = await flowManifests[flow].desk();
      return [{ is: 'something' }, null].map((output) => {
        const event = { type: `xstate.done.actor.${part}`, actorId: part, output };
        return describeStep(steps, { at: 0, event, to: '' }, teller);
      });
    };
    const byPerson = (...texts: readonly string[]) => texts.map((text) => ({ by: 'person', text, failed: false }));
    const phone = byPerson(
      'Entered a phone number and SMS code (checked on submit)',
      'Closed phone verification without entering a code',
    );
    expect(
      await Promise.all([
        ended('mainlandVerification', 'provePhone'),
        ended('overseasVerification', 'provePhone'),
        ended('registration', 'provePhone'),
        ended('appointment', 'provePhone'),
        ended('mainlandVerification', 'uploadLicense'),
        ended('mainlandVerification', 'uploadAttorney'),
        ended('invoice', 'uploadLetter'),
        ended('transferPayment', 'uploadReceipt'),
      ]),
    ).toEqual([
      phone,
      phone,
      phone,
      phone,
      byPerson('Uploaded the licence', 'Kept the previous licence'),
      byPerson('Uploaded the power of attorney', 'Kept the previous power of attorney'),
      byPerson('Uploaded the notice letter', 'Kept the previous notice letter'),
      byPerson('Uploaded the bank receipt', 'Kept the earlier bank receipt'),
    ]);
  });

  it('the next possible steps at the support desk are those the machine accepts, in words', async () => {
    const run = await openTrace(
      purchaseFlow,
      stimuliByLabels([
        'loadStore: a client without a plan',
        'plan.choose (on offer)',
        'quotePrice: a price',
        'order.review (asked)',
      ]),
    );
    const i18n = await loadCatalogue('en');
    const say = { say: (words: MessageDescriptor) => i18n._(words) };
    const places = [run.replayed.first, ...run.replayed.steps.map(({ configuration }) => configuration)];
    const choosing = ['Enter a recommendation code', 'Verify the recommendation code'];
    const away = 'Leave and come back to this page';
    const extras = ['Change the add-ons', 'Change the prepaid advertising'];
    expect(places.map((place) => describeNextSteps(run.desk.steps, place, say))).toEqual([
      [],
      ['Choose a plan', ...extras, ...choosing, away],
      ['Choose a plan', 'Change the term', ...extras, ...choosing, away],
      ['Choose a plan', 'Change the term', ...extras, 'Use a voucher', ...choosing, 'Review the order', away],
      ['Go back and edit the order', 'Place the order'],
    ]);
  });

  describe('public names at the support desk', () => {
    const way = ['loadStore: a client with a plan', 'product.choose (own)', 'addon.set (two)', 'quotePrice: a price'];
    const same = (en: string) => ({ en, 'zh-CN': en, 'zh-TW': en, ja: en });
    const shown = (run: OpenedTrace) => {
      const { facts, quote } = z
        .object({
          facts: z.object({
            full_name: z.string(),
            plans: z.array(z.object({ name: z.object({ ja: z.string() }) })),
            products: z.array(z.object({ name: z.object({ ja: z.string() }) })),
            addons: z.array(z.object({ addon_id: z.string(), unit_size: z.unknown(), per_year: z.unknown() })),
          }),
          quote: z.object({ lines: z.array(z.object({ name: z.object({ ja: z.string() }) })) }),
        })
        .parse(run.fill(run.replayed.last.snapshot.context));
      const named = (list: readonly { readonly name: { readonly ja: string } }[]) => list.map(({ name }) => name.ja);
      return {
        company: facts.full_name,
        plans: named(facts.plans),
        products: named(facts.products),
        lines: named(quote.lines),
        units: facts.addons
          .filter(({ addon_id }) => addon_id === 'accounts')
          .map(({ unit_size, per_year }) => [unit_size, per_year]),
      };
    };

    it('public names replace exactly those redaction marks that stand for them', async () => {
      const plans = names.plans.map((plan) => ({ ...plan, name: same(plan.name.en) }));
      expect(shown(await openTrace(purchaseFlow, stimuliByLabels(way), { ...names, plans }))).toEqual({
        company: '‹4›',
        plans: ['Growth', '‹13›', 'Flagship'],
        products: ['Growth', '‹13›'],
        lines: ['Growth'],
        units: [[5, true]],
      });
    });

    it('redaction marks stay if one stands for two texts or if the public names could not be read', async () => {
      const marks = {
        company: '‹4›',
        plans: ['‹7›', '‹13›', '‹14›'],
        products: ['‹7›', '‹13›'],
        lines: ['‹7›'],
      };
      expect([
        shown(await openTrace(purchaseFlow, stimuliByLabels(way))),
        shown(await openTrace(purchaseFlow, stimuliByLabels(way), null)),
      ]).toEqual([
        { ...marks, units: [[5, true]] },
        { ...marks, units: [[0, false]] },
      ]);
    });
  });
});
