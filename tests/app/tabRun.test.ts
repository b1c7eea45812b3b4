import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorRefFrom, waitFor } from 'xstate';
import { sessionSignIn } from '#contract/calls/session.ts';
import { flowTraceRead, flowTraceStore, maxTraceLength } from '#contract/calls/trace.ts';
import { tabHeader } from '#contract/envelope.ts';
import { storeWithoutPlan } from '#machines/flows/purchase/examples/store.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { createApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { embeddedDatabase } from '#server/db/openEmbedded.ts';
import { createLoad } from '#server/load/load.ts';
import { sandboxRegister } from '#server/modules/enterprises/register.ts';
import { handlers } from '#server/modules/index.ts';
import { createPaymentProviders } from '#server/modules/payments/providers/createPaymentProviders.ts';
import { createSigningProvider } from '#server/modules/signing/createSigningProvider.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { seedDemo } from '#server/seed/index.ts';
import { readSettings } from '#server/settings/settings.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import { migratedDatabase } from '#server/testing/migratedDatabase.ts';
import { flowAccessesWithTabs } from '#server/testing/tabFlows.ts';
import { createApi } from '#src/api/api.ts';
import { purchaseMessages } from '#src/flows/purchase/messages.tsx';
import { loadDraft } from '#src/runs/loadDraft.ts';
import { type RunOwner, tabSecretOf } from '#src/runs/owner.ts';
import { openStash } from '#src/runs/stash.ts';
import { prepareRun } from '#src/runs/useRun.ts';
import type { PageLanguage } from '#src/services/language.ts';
import { createTab } from '#src/services/tab.ts';
import { createTracing } from '#src/services/tracing.ts';
import { HeldPorts, holdAll } from '../machines/heldPorts.ts';
import { MemoryStorage } from './memoryStorage.ts';

let database: OpenDatabase;
let app: ReturnType<typeof createApp>;
let time = Date.parse('2026-03-02T08:00:00.000Z');
const now = () => new Date(time);
const language: PageLanguage = { offered: ['en'], current: () => 'en', switchLanguage: async () => {} };
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  database = embeddedDatabase(await migratedDatabase());
  const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');
  const settings = readSettings({ MALLFLOW_DEMO: '1' });
  const { personal_data_keys } = settings;
  await seedDemo({ db: database.db, files: memoryStore(), personal_data_keys }, now(), 4);
  const around = { db: database.db, now, secret, settings };
  app = createApp(
    {
      ...around,
      ...createPaymentProviders(around),
      ...createSigningProvider(around),
      load: createLoad(),
      files: memoryStore(),
      register: sandboxRegister,
      flows: flowAccessesWithTabs,
      log: () => {},
    },
    handlers,
  );
}, 180_000);
afterAll(() => database.close());

const runSubject = { flow: purchaseFlow.id, subject: '' } as const;

/** A tab with storage, and a browser with cookies. It records requests and can lose its connection. */
function openTab() {
  const storage = new MemoryStorage();
  const cookies = new Map<string, string>();
  const sent: { readonly path: string; readonly tab: string | null }[] = [];
  const connection = { isUp: true };
  const tab = createTab(() => storage, randomBytes);
  const api = createApi({
    baseUrls: { oss: 'http://localhost/oss', crm: 'http://localhost/crm' },
    language: () => 'en',
    onSignedOut: () => {},
    fetch: async (input, init) => {
      if (!connection.isUp) throw new TypeError('fetch failed');
      const request = new Request(input, init);
      sent.push({ path: new URL(request.url).pathname, tab: request.headers.get(tabHeader) });
      request.headers.set('host', 'localhost');
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const response = await app.request(request);
      for (const text of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });

  /** Loads a page of the flow in the tab; without an owner, a page outside of the session. */
  const load = async (
    owner: RunOwner = { kind: 'tab', secret: tab.secret() },
    beforeItBegins: (actor: ActorRefFrom<typeof purchaseMachine>) => void = () => {},
  ) => {
    const tracing = createTracing();
    const ports = new HeldPorts();
    const draft = await loadDraft({ api }, runSubject, tabSecretOf(owner));
    const run = prepareRun(
      {
        flow: purchaseFlow,
        messages: purchaseMessages,
        about: runSubject,
        owner,
        machine: holdAll(purchaseMachine, ports),
        draft,
        taken: null,
        stash: openStash(() => storage, { ...runSubject, owner }),
        input: (userInput) => ({ draft_id: draft.draft_id, key: draft.key, order_type: null, userInput }),
        resume: () => ({ type: 'flow.resume' as const, order_type: null }),
      },
      { api, now, language, tracing, newKey: () => randomBytes(16).toString('hex') },
      () => {},
    );
    if (run.origin === 'refused') throw new Error('nothing to restore was refused');
    const { actor, saver } = run;
    beforeItBegins(actor);
    return {
      ...run,
      stop: run.begin(),
      draft,
      tracing,
      chosen: () => actor.getSnapshot().context.selection.years,
      /** Loads the store and chooses a plan for some years as soon as that is possible. */
      choose: async (years: number) => {
        ports.last('loadStore').answer(storeWithoutPlan);
        await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
        actor.send({ type: 'plan.choose', plan_id: storeWithoutPlan.plans[0]?.plan_id ?? '' });
        actor.send({ type: 'years.set', years });
      },
      saved: async () => {
        saver.send({ type: 'save.now' });
        await waitFor(saver, (snapshot) => snapshot.value !== 'saving' && snapshot.value !== 'unsaved');
        return saver.getSnapshot().value;
      },
    };
  };
  return { storage, sent, connection, tab, api, load };
}

describe('run of a tab without a session', () => {
  it('a run of a tab is restored after a reload of that tab, and not in another tab', async () => {
    const tab = openTab();
    const before = await tab.load();
    await before.choose(3);
    expect([before.origin, await before.saved()]).toEqual(['new', 'saved']);
    before.stop();
    const after = await tab.load();
    expect([after.origin, after.chosen()]).toEqual(['restored', 3]);
    after.stop();
    const other = await openTab().load();
    expect([other.origin, other.chosen()]).toEqual(['new', null]);
    other.stop();
  });

  it('a run of a tab is saved with events sent before it began, and not saved when there were none', async () => {
    const { load } = openTab();
    for (const [done, origin] of [
      [false, 'new'],
      [true, 'new'],
      [false, 'restored'],
    ] as const) {
      const run = await load(undefined, (actor) => done && actor.send({ type: 'years.set', years: 2 }));
      expect(run.origin).toBe(origin);
      await run.saved();
      run.stop();
    }
  });

  it('a run of a tab that could not be saved to the server is restored from the tab', async () => {
    const { load, connection } = openTab();
    const before = await load();
    connection.isUp = false;
    await before.choose(2);
    expect(await before.saved()).toBe('waiting');
    before.stop();
    connection.isUp = true;
    const after = await load();
    expect([after.origin, after.chosen()]).toEqual(['restored', 2]);
    expect(await after.saved()).toBe('saved');
    after.stop();
  });

  it('a run of a tab sends the tab secret in the header of every call and never in a path', async () => {
    const { load, sent, tab } = openTab();
    const run = await load();
    await run.choose(2);
    await run.saved();
    run.stop();
    expect(new Set(sent.map(({ path }) => path))).toEqual(
      new Set(['/oss/mall/flow/draft-open', '/oss/mall/flow/draft-save']),
    );
    expect(new Set(sent.map((request) => request.tab))).toEqual(new Set([tab.secret()]));
    expect(JSON.stringify(sent.map(({ path }) => path))).not.toContain(tab.secret());
  });

  it('a run of a tab continues after a sign-in, while a page with a session has a run of the user', async () => {
    const { load, api } = openTab();
    const bare = await load();
    await bare.choose(3);
    await bare.saved();
    const signedIn = await api.call(sessionSignIn, { body: { email: 'new@cn.example', password: demoPassword } });
    const user_id = signedIn.kind === 'ok' ? signedIn.data.user_id : '';
    bare.actor.send({ type: 'years.set', years: 2 });
    expect(await bare.saved()).toBe('saved');
    bare.stop();
    const users = await load({ kind: 'user', user_id });
    expect([users.origin, users.draft.draft_id === bare.draft.draft_id]).toEqual(['new', false]);
    users.stop();
    const again = await load();
    expect([again.origin, again.chosen()]).toEqual(['restored', 2]);
    again.stop();
  });

  it('a run of a tab, saved or not, is not found after its tab was forgotten', async () => {
    const { load, tab, connection } = openTab();
    const before = await load();
    await before.choose(3);
    await before.saved();
    connection.isUp = false;
    before.actor.send({ type: 'years.set', years: 2 });
    before.stop();
    connection.isUp = true;
    tab.forget();
    const next = await load();
    expect([next.origin, next.draft.draft_id === before.draft.draft_id]).toEqual(['new', false]);
    next.stop();
  });

  it('a run of a tab not continued for a day becomes a new run with the same input', async () => {
    const { load } = openTab();
    const before = await load();
    await before.choose(3);
    await before.saved();
    time += dayMs;
    before.actor.send({ type: 'years.set', years: 2 });
    expect(await before.saved()).toBe('forgotten');
    before.stop();
    const next = await load();
    expect([next.origin, next.chosen(), next.draft.key === before.draft.key]).toEqual(['continued', 2, false]);
    next.stop();
  });

  it('a recorded trace of a run of a tab gets a support code, by which support can read it', async () => {
    const { load, api, sent } = openTab();
    const run = await load();
    await run.choose(3);
    const recorded = run.tracing.newest();
    run.stop();
    const text = recorded?.recorder.take(maxTraceLength)?.text ?? '';
    const stored = await api.call(flowTraceStore, { body: { trace: text }, tab: recorded?.tab ?? null });
    expect(text).not.toContain(sent.at(-1)?.tab);
    const support = openTab();
    await support.api.call(sessionSignIn, { body: { email: 'support@desk.example', password: demoPassword } });
    const code = stored.kind === 'ok' ? stored.data.code : '';
    expect(await support.api.call(flowTraceRead, { query: { code } })).toMatchObject({
      kind: 'ok',
      data: { code, trace: text },
    });
  });

  it('two windows of a duplicated tab share one run, and the second to save gets a conflict', async () => {
    const { load } = openTab();
    const [one, other] = [await load(), await load()];
    expect(other.draft).toEqual(one.draft);
    await one.choose(3);
    expect(await one.saved()).toBe('saved');
    await other.choose(2);
    expect(await other.saved()).toBe('conflict');
    one.stop();
    other.stop();
  });
});
