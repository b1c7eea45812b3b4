import { describe, expect, it, vi } from 'vitest';
import { userHeader } from '#contract/envelope.ts';
import { createPageUser } from './pageUser.ts';

const sessionCall = { access: 'client' } as const;
const answer = (user: string | null, ofTab = false) => ({ user, ofTab });

function openPage() {
  const onAnother = vi.fn();
  return { page: createPageUser(onAnother), onAnother };
}

describe('user of a page', () => {
  it('a page takes its user from the first response in a session and names that user in later requests [SES-20]', () => {
    const { page, onAnother } = openPage();
    expect(page.headers()).toEqual({});
    expect([page.accepts(sessionCall, answer('a')), page.accepts(sessionCall, answer('a'))]).toEqual([true, true]);
    expect([page.headers(), onAnother.mock.calls]).toEqual([{ [userHeader]: 'a' }, []]);
  });

  it('a response for another user than that of the page is rejected, whatever the access of the call [SES-20]', () => {
    const { page, onAnother } = openPage();
    page.accepts(sessionCall, answer('a'));
    for (const access of ['client', 'public', 'order-token', 'session-or-tab'] as const) {
      expect([access, page.accepts({ access }, answer('b'))]).toEqual([access, false]);
    }
    expect([page.headers(), onAnother.mock.calls.length]).toEqual([{ [userHeader]: 'a' }, 4]);
  });

  it.each([
    ['that is for nobody', sessionCall, answer(null)],
    ['to a call for the tab', { access: 'session-or-tab' } as const, answer('b', true)],
  ])('a response %s is accepted and does not change the user of the page', (_which, call, given) => {
    const { page, onAnother } = openPage();
    page.accepts(sessionCall, answer('a'));
    expect([page.accepts(call, given), onAnother.mock.calls]).toEqual([true, []]);
  });

  it('a page that needs no session has no user, even if the user of its responses changes', () => {
    const { page, onAnother } = openPage();
    const opened = { access: 'order-token' } as const;
    expect([page.accepts(opened, answer('a')), page.accepts(opened, answer('b'))]).toEqual([true, true]);
    expect([page.headers(), onAnother.mock.calls]).toEqual([{}, []]);
  });
});
