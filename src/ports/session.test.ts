import { describe, expect, it, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { sessionSignOut } from '#contract/calls/session.ts';
import { codes } from '#contract/responseCodes.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { sessionExamples } from '#machines/shell/session/examples.ts';
import type { SessionPorts } from '#machines/shell/session/machine.ts';
import { createApi } from '../api/api.ts';
import { createSessionPorts, signInAddress } from './session.ts';

const [here] = sessionExamples.ports.readSession;
const answers = async () => Response.json({ code: codes.ok.code, data: {}, msg: '' });

function openPageWith(comes: () => Promise<Response>) {
  const happened: string[] = [];
  const api = createApi({
    baseUrls: { oss: 'https://mall.example/oss', crm: 'https://mall.example/crm' },
    language: () => 'en',
    onSignedOut: () => {},
    fetch: (request) => {
      happened.push(new URL(new Request(request).url).pathname);
      return comes();
    },
  });
  const ports = createSessionPorts({
    api,
    settings: async () => here.output.settings,
    ownDomain: (zone) => (zone === 'TW' ? 'https://tw.mall.example/switch' : null),
    speak: async () => {},
    forgetTab: () => happened.push('tab forgotten'),
    forgetTraces: () => happened.push('traces forgotten'),
    page: {
      here: () => new URL('https://mall.example/mall/store/new'),
      home: '/mall/home',
      commit: () => happened.push('committed'),
      replace: (address) => happened.push(`replaced by ${address}`),
    },
  });
  return { ports, happened };
}

const endSession = (ports: SessionPorts) => toPromise(createActor(ports.endSession, { input: null }).start());

describe('signing out', () => {
  it('signing out clears what the tab stores', async () => {
    const { ports, happened } = openPageWith(answers);
    await endSession(ports);
    expect(happened).toEqual([`/oss${sessionSignOut.path}`, 'tab forgotten']);
  });

  it('a failed sign-out keeps what the tab stores [SES-12]', async () => {
    const { ports, happened } = openPageWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(endSession(ports)).rejects.toEqual(new PortFault({ kind: 'unreachable' }));
    expect(happened).toEqual([`/oss${sessionSignOut.path}`]);
  });
});

test('going to the sign-in page first discards the traces and commits the page as the return address [SES-10]', async () => {
  const { ports, happened } = openPageWith(answers);
  await toPromise(createActor(ports.goToSignIn, { input: null }).start());
  const back = 'system=partner&return=https%3A%2F%2Fmall.example%2Fmall%2Fstore%2Fnew';
  expect(happened).toEqual(['traces forgotten', 'committed', `replaced by /login?${back}`]);
});

test('a client of the other domain is redirected there, and a client without another domain is a fault', async () => {
  const { ports, happened } = openPageWith(answers);
  await toPromise(createActor(ports.goOver, { input: 'TW' }).start());
  const stays = toPromise(createActor(ports.goOver, { input: 'CN' }).start());
  await expect(stays).rejects.toEqual(new PortFault({ kind: 'broken', detail: 'CN has no other domain' }));
  expect(happened).toEqual(['replaced by https://tw.mall.example/switch']);
});

test('the sign-in address has the system and the full return address, and keeps its own parameters [SES-09]', () => {
  const page = new URL('https://mall.example/mall/order?b=2#c');
  const back = 'system=partner&return=https%3A%2F%2Fmall.example%2Fmall%2Forder%3Fb%3D2%23c';
  const pages = ['/login', 'https://mall.example/login', 'https://id.example/?a=1'];
  expect(pages.map((address) => signInAddress(address, page))).toEqual([
    `/login?${back}`,
    `https://mall.example/login?${back}`,
    `https://id.example/?a=1&${back}`,
  ]);
});

test('restarting as another user discards the traces and the storage of the tab, and opens the home page [SES-21]', async () => {
  const { ports, happened } = openPageWith(answers);
  await toPromise(createActor(ports.restart, { input: null }).start());
  expect(happened).toEqual(['traces forgotten', 'tab forgotten', 'replaced by /mall/home']);
});
