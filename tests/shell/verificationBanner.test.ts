import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { verificationStatuses } from '#contract/entities/client.ts';
import { standings } from '#machines/shell/verificationBanner/examples.ts';
import { type BannerInput, verificationBannerMachine } from '#machines/shell/verificationBanner/machine.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { explore } from '../../pathways/explore.ts';
import { valueText } from '../../pathways/valueText.ts';
import { shellMachines, shellSuitesFile, shellSuitesText } from './shellSuites.ts';

function pageWith(input: BannerInput) {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(verificationBannerMachine, ports), { input }).start();
  return { ports, actor, state: () => valueText(actor.getSnapshot().value) };
}

const named = Object.entries<BannerInput>(standings);

it('tells how the verification stands, in each of its variants [BAN-01]', () => {
  expect(Object.fromEntries(named.map(([name, input]) => [name, pageWith(input).state()]))).toEqual({
    'not verified': 'prompting.domestic',
    'not verified, paying from overseas': 'prompting.foreign',
    'being reviewed': 'reviewing',
    'passed for now': 'passedForNow.inTheirWords',
    'passed for now, without words': 'passedForNow.inOurWords',
    passed: 'passed.shown',
    'passed, and closed before': 'passed.closed',
    refused: 'refused.inTheirWords',
    'refused by field': 'refused.inTheirWords',
    'refused without words': 'refused.inOurWords',
    'refused for another type': 'refused.inOurWords',
  });
});

it('goes by the client’s own type, of which the mainland has one and all else the other [BAN-01]', () => {
  const stateOf = (use_zone: BannerInput['client']['use_zone'], verification_type: number) =>
    pageWith({
      verification: { status: 'refuse', message: 'words', verification_type },
      client: { use_zone, currency_id: 1 },
      is_closed: false,
    }).state();
  expect([stateOf('CN', 1), stateOf('CN', 2), stateOf('HK', 1), stateOf('HK', 2), stateOf('JP', 3)]).toEqual([
    'refused.inTheirWords',
    'refused.inOurWords',
    'refused.inOurWords',
    'refused.inTheirWords',
    'refused.inTheirWords',
  ]);
});

it('is closed only where there is nothing left to be done [BAN-02]', () => {
  const closes = (input: BannerInput) => pageWith(input).actor.getSnapshot().can({ type: 'banner.close' });
  expect(named.filter(([, input]) => closes(input)).map(([name]) => name)).toEqual(['passed']);
  const closed = verificationStatuses.filter((status) => {
    const input = {
      ...standings['passed, and closed before'],
      verification: { ...standings.refused.verification, status },
    };
    return pageWith(input).state() === 'passed.closed';
  });
  expect(closed).toEqual(['pass']);
});

describe('closing it', () => {
  it.each(['remembered', 'lost'])('is asked to be remembered once, and is %s [BAN-02]', async (end) => {
    const { ports, actor, state } = pageWith(standings.passed);
    actor.send({ type: 'banner.close' });
    actor.send({ type: 'banner.close' });
    expect([state(), ports.count('rememberClosing')]).toEqual(['passed.closing', 1]);
    if (end === 'lost') ports.last('rememberClosing').fail({ kind: 'offline' });
    else ports.last('rememberClosing').answer(null);
    await expect.poll(state).toBe('passed.closed');
  });
});

it('comes by every state that it has, and nowhere else', () => {
  const reached = shellMachines.verificationBanner.flatMap(({ model }) => {
    const graph = explore(model);
    expect(graph.complete).toBe(true);
    return [...graph.nodes.values()].map(({ configuration }) => valueText(configuration.snapshot.value));
  });
  expect([...new Set(reached)].toSorted()).toEqual([
    'passed.closed',
    'passed.closing',
    'passed.shown',
    'passedForNow.inOurWords',
    'passedForNow.inTheirWords',
    'prompting.domestic',
    'prompting.foreign',
    'refused.inOurWords',
    'refused.inTheirWords',
    'reviewing',
  ]);
});

it('does what its golden suites say, however the verification stands [BAN-01, BAN-02]', async () => {
  await expect(shellSuitesText('verificationBanner')).toMatchFileSnapshot(shellSuitesFile('verificationBanner'));
});
