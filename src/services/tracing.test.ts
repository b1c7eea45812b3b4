import { expect, it } from 'vitest';
import { Recorder } from '#pathways/trace/record.ts';
import { createTracing } from './tracing.ts';

const recorder = () =>
  new Recorder({ flow: 'purchase', version: 1, structure: 'abcd1234', allowlist: { read: [], codes: {} } }, () => {
    throw new Error('nothing is recorded here');
  });
const messages = { name: { id: 'name' }, readable: { id: 'readable' }, redacted: { id: 'redacted' } };
const run = (tab: string | null = null) => ({ messages, recorder: recorder(), tab });
const stored = { text: '{}', code: '7KQ2-M9XD', kept_until: '2026-12-21T10:00:00Z' };

it('tracing offers the newest of several runs and what was stored of that run', () => {
  const tracing = createTracing();
  const [first, second] = [run(), run('secret of a tab')];
  tracing.begin(first);
  tracing.stored(stored);
  expect([tracing.newest(), tracing.newestStored()]).toEqual([first, stored]);
  tracing.begin(second);
  expect([tracing.newest() === second, tracing.newestStored()]).toEqual([true, null]);
});

it('forgetting the traces clears them and notifies the subscribers [SUP-08]', () => {
  const tracing = createTracing();
  const seen: unknown[] = [];
  tracing.begin(run());
  tracing.stored(stored);
  const stop = tracing.subscribe(() => seen.push(tracing.newest()));
  tracing.forget();
  expect([tracing.newest(), tracing.newestStored(), seen]).toEqual([null, null, [null]]);
  stop();
  tracing.begin(run());
  expect(seen).toEqual([null]);
});
