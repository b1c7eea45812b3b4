import { expect, it } from 'vitest';
import { createLoad } from '../../load/load.ts';
import { ok, refuse } from '../../wire/handler.ts';
import { limitTakenNumbers } from './numbers.ts';

it('a client learns 60 times an hour that a number is another’s, by any call, then gets too_many_requests [VER-03]', () => {
  const load = createLoad();
  const deps = { load, now: () => new Date('2026-03-02T08:00:00Z') };
  const taken = [refuse('taxpayer_id_taken'), refuse('credit_code_taken')] as const;
  const tell = (answer: Parameters<typeof limitTakenNumbers>[0], client_id = 'client-cn') =>
    limitTakenNumbers(answer, client_id, deps);
  const told = Array.from({ length: 60 }, (_, at) => tell(taken[at % 2] ?? ok(null)));
  expect(new Set(told)).toEqual(new Set(taken));
  const more = taken.map((answer) => tell(answer));
  expect(more).toEqual(Array(2).fill(refuse('too_many_requests', { retry_after_seconds: 60 })));
  expect([tell(refuse('file_unknown')), tell(ok(1))]).toEqual([refuse('file_unknown'), ok(1)]);
  expect(tell(taken[0], 'client-hk')).toEqual(taken[0]);
});
