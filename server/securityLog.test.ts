import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { demoPassword } from './seed/accounts.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';
import type { TestClient } from './testing/testClient.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

/** Checks that each line has a request id of its own. */
function securityLines(): readonly (readonly unknown[])[] {
  const lines = test.logged.filter(({ event }) => event === 'security').map(({ facts }) => facts);
  const ids = lines.map(({ request_id }) => request_id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const line of lines) {
    expect(Object.keys(line).toSorted()).toEqual(['account', 'event', 'network', 'outcome', 'request_id']);
    expect(line.request_id).toMatch(/^[\w-]{12}$/);
  }
  return lines.map(({ event, account, network, outcome }) => [event, account, network, outcome]);
}

const truncatedNetwork = '192.0.2.0/24';
const signIn = (client: TestClient, password = demoPassword, email = 'owner@cn.example') =>
  client.call(calls.sessionSignIn, { email, password });

it('the security log records successful and failed sign-ins with account and network [WIR-71]', async () => {
  await signIn(test.visitor());
  await signIn(test.visitor('2001:db8:1:2:3::4'), 'wrong-password');
  const body = new URLSearchParams({ email: 'owner@tw.example', password: demoPassword });
  await test.visitor().fetch('/login', { method: 'POST', body, headers: { origin: 'http://localhost' } });
  expect(securityLines()).toEqual([
    ['sign-in', 'user-owner-cn', truncatedNetwork, 'ok'],
    ['sign-in', 'user-owner-cn', '2001:db8:1::/48', 'wrong_credentials'],
    ['sign-in', 'user-owner-tw', truncatedNetwork, 'ok'],
  ]);
  expect(JSON.stringify(test.logged)).not.toMatch(/owner@|mallflow-demo|wrong-password|192\.0\.2\.1/);
});

it('the security log records calls that change settings, export, decide or are refused, and no others [WIR-71]', async () => {
  const owner = await test.signedIn('owner@cn.example');
  const member = await test.signedIn('member@cn.example');
  const reviewer = await test.signedIn('reviewer@desk.example');
  test.logged.length = 0;
  await owner.call(calls.userRead, {});
  await owner.call(calls.orderList, {});
  expect(securityLines()).toEqual([]);
  await owner.call(calls.saveLanguage, { key: 'USER_LANGUAGE', value: 'en' });
  await owner.call(calls.openServiceSave, { service_id: 'mail_tracking', enabled: true, revision: 0 });
  await owner.call(calls.customerExportFile, { export_id: 'no-export' });
  await member.call(calls.appointmentCancel, { appointment_id: 'any' }, 'key-of-an-intent-1');
  await member.call(calls.deskReceiptAccept, { proof_id: 'any' }, 'key-of-an-intent-2');
  await reviewer.call(calls.deskReceiptAccept, { proof_id: 'any' }, 'key-of-an-intent-3');
  await reviewer.call(calls.deskVerificationRead, { verification_id: 'any' });
  await owner.call(calls.sessionSignOut, {});
  expect(securityLines().map(([event, account, , outcome]) => [event, account, outcome])).toEqual([
    ['settings-changed', 'user-owner-cn', 'ok'],
    ['settings-changed', 'user-owner-cn', 'ok'],
    ['customers-exported', 'user-owner-cn', 'not_found'],
    ['access-refused', 'user-member-cn', 'main_account_only'],
    ['access-refused', 'user-member-cn', 'not_permitted'],
    ['case-decided', 'user-reviewer', 'not_found'],
    ['personal-papers-read', 'user-reviewer', 'not_found'],
    ['sign-out', 'user-owner-cn', 'ok'],
  ]);
});
