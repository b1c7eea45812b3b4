import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { verificationStatuses } from '#contract/entities/client.ts';
import { bannerInputs } from '#machines/shell/verificationBanner/examples.ts';
import { type BannerInput, verificationBannerMachine } from '#machines/shell/verificationBanner/machine.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { explore } from '../../pathways/explore.ts';
import { valueText } from '../../pathways/valueText.ts';
import { shellMachines, shellSuitesFile, shellSuitesText } from './shellSuites.ts';

function startMachine(input: BannerInput) {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(verificationBannerMachine, ports), { input }).start();
  return { ports, actor, state: () => valueText(actor.getSnapshot().value) };
}

const namedInputs = Object.entries<BannerInput>(bannerInputs);

it('the verification banner has a variant for each status of the verification [BAN-01]', () => {
  expect(Object.fromEntries(namedInputs.map(([name, input]) => [name, startMachine(input).state()]))).toEqual({
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

it('the verification banner shows the reviewer words only for the verification type of the client [BAN-01]', () => {
  const stateOf = (use_zone: BannerInput['client']['use_zone'], verification_type: number) =>
    startMachine({
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

it('the verification banner can be closed only when the verification has passed [BAN-02]', () => {
  const closes = (input: BannerInput) => startMachine(input).actor.getSnapshot().can({ type: 'banner.close' });
  expect(namedInputs.filter(([, input]) => closes(input)).map(([name]) => name)).toEqual(['passed']);
  const closed = verificationStatuses.filter((status) => {
    const input = {
      ...bannerInputs['passed, and closed before'],
      verification: { ...bannerInputs.refused.verification, status },
    };
    return startMachine(input).state() === 'passed.closed';
  });
  expect(closed).toEqual(['pass']);
});

describe('closing the verification banner', () => {
  it.each(['remembered', 'lost'])(
    'closing the verification banner sends one request to remember it, and closes even when that is %s [BAN-02]',
    async (end) => {
      const { ports, actor, state } = startMachine(bannerInputs.passed);
      actor.send({ type: 'banner.close' });
      actor.send({ type: 'banner.close' });
      expect([state(), ports.count('rememberClosing')]).toEqual(['passed.closing', 1]);
      if (end === 'lost') ports.last('rememberClosing').fail({ kind: 'offline' });
      else ports.last('rememberClosing').answer(null);
      await expect.poll(state).toBe('passed.closed');
    },
  );
});

it('the verification banner machine reaches exactly its ten states', () => {
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

it('the verification banner machine matches its golden suites [BAN-01, BAN-02]', async () => {
  await expect(shellSuitesText('verificationBanner')).toMatchFileSnapshot(shellSuitesFile('verificationBanner'));
});
