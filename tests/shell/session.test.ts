import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionExamples } from '#machines/shell/session/examples.ts';
import { type SessionEvent, sessionMachine } from '#machines/shell/session/machine.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { explore } from '../../pathways/explore.ts';
import { valueText } from '../../pathways/valueText.ts';
import type { Configuration } from '../../pathways/walk.ts';
import { shellMachines, shellSuitesFile, shellSuitesText } from './shellSuites.ts';

function answerOf(port: keyof typeof sessionExamples.ports, name: string): unknown {
  const found = sessionExamples.ports[port].find((example) => example.name === name);
  if (found === undefined || !('output' in found)) throw new Error(`${port} has no answer ${name}`);
  return found.output;
}

const here = answerOf('readSession', 'at home here');
const nobody = { signed_in: null, allowed: null, fault: null, permissions_fault: null };

function openPage() {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(sessionMachine, ports)).start();
  return {
    ports,
    context: () => actor.getSnapshot().context,
    state: () => valueText(actor.getSnapshot().value),
    send: (...events: readonly SessionEvent['type'][]) => {
      for (const type of events) actor.send({ type });
    },
    async answers(port: string, answer: unknown) {
      ports.last(port).answer(answer);
      await Promise.resolve();
    },
    async fails(port: string) {
      ports.last(port).fail({ kind: 'offline' });
      await Promise.resolve();
    },
  };
}

async function signedInPage() {
  const page = openPage();
  page.send('session.read');
  await page.answers('readSession', here);
  await page.answers('speak', null);
  return page;
}

describe('the session of a page', () => {
  it('is read once, however many pages need it at the same time, and anew for the next one', async () => {
    const page = openPage();
    expect([page.state(), page.ports.requests.length]).toEqual(['person.unread, permissions.unread', 0]);
    page.send('session.read', 'session.read');
    await page.answers('readSession', here);
    expect([page.state(), page.ports.last('speak').input]).toEqual([
      'person.staying.speaking, permissions.unread',
      'zh-CN',
    ]);
    await page.answers('speak', null);
    expect([page.state(), page.ports.count('readSession')]).toEqual(['person.staying.signedIn, permissions.unread', 1]);
    page.send('session.read');
    expect([page.state(), page.ports.count('readSession')]).toEqual(['person.staying.reading, permissions.unread', 2]);
  });

  it('says why it could not be read, and is read again', async () => {
    const page = openPage();
    page.send('session.read');
    await page.fails('readSession');
    expect([page.state(), page.context().fault]).toEqual([
      'person.staying.unreadable, permissions.unread',
      { kind: 'offline' },
    ]);
    page.send('session.read');
    expect([page.ports.count('readSession'), page.context().fault]).toEqual([2, null]);
  });

  it('goes on where it belongs, before anybody is shown anything [LAN-08]', async () => {
    const page = openPage();
    page.send('session.read');
    await page.answers('readSession', answerOf('readSession', 'at home elsewhere'));
    expect([page.state(), page.ports.last('goOver').input]).toEqual([
      'person.staying.goingOver, permissions.unread',
      'CN',
    ]);
    await page.answers('goOver', null);
    expect([page.state(), page.ports.count('speak')]).toEqual(['person.gone, permissions.unread', 0]);
  });
});

describe('where nobody is signed in any more', () => {
  it('the page is left once, however many calls are told so, and nothing of the person stays [SES-10]', async () => {
    const page = await signedInPage();
    page.send('permissions.read');
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    page.send('session.lost', 'session.lost');
    expect(page.context()).toEqual(nobody);
    await page.answers('goToSignIn', null);
    page.send('session.lost');
    expect([page.state(), page.ports.count('goToSignIn')]).toEqual(['person.gone, permissions.unread', 1]);
  });

  it('it is said where the sign-in page cannot be reached, which can be tried again [SES-11]', async () => {
    const page = await signedInPage();
    page.send('session.lost');
    await page.fails('goToSignIn');
    expect([page.state(), page.context().fault]).toEqual(['person.notLeft, permissions.unread', { kind: 'offline' }]);
    page.send('session.leave');
    await page.answers('goToSignIn', null);
    expect(page.state()).toBe('person.gone, permissions.unread');
  });

  it('no answer that was still on its way brings a page back', async () => {
    const page = openPage();
    page.send('session.read', 'permissions.read', 'session.lost');
    await page.answers('readSession', here);
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    expect([page.state(), page.context().signed_in]).toEqual(['person.leaving, permissions.unread', null]);
  });
});

describe('where someone else has signed in', () => {
  it('nothing of the user before stays, and the pages begin again once that is asked for [SES-21]', async () => {
    const page = await signedInPage();
    page.send('permissions.read');
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    page.send('user.changed', 'user.changed', 'session.lost', 'session.read', 'session.end', 'page.shown');
    expect([page.state(), page.context()]).toEqual(['person.replaced, permissions.unread', nobody]);
    page.send('session.restart', 'session.restart');
    await page.answers('restart', null);
    expect([page.state(), page.ports.count('restart')]).toEqual(['person.gone, permissions.unread', 1]);
  });

  it('an answer that was still on its way shows nothing [SES-21]', async () => {
    const page = openPage();
    page.send('session.read', 'permissions.read', 'user.changed');
    await page.answers('readSession', here);
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    expect([page.state(), page.context()]).toEqual(['person.replaced, permissions.unread', nobody]);
  });

  it('whoever wanted to sign out signs out nobody [SES-21]', async () => {
    const page = await signedInPage();
    page.send('session.end', 'user.changed');
    await page.answers('endSession', null);
    expect(page.state()).toBe('person.replaced, permissions.unread');
  });
});

describe('a page that is looked at again', () => {
  it('reads the session again, once it was read', async () => {
    const page = openPage();
    page.send('page.shown');
    expect(page.state()).toBe('person.unread, permissions.unread');
    const other = await signedInPage();
    other.send('page.shown', 'page.shown');
    expect([other.state(), other.ports.count('readSession')]).toEqual([
      'person.staying.reading, permissions.unread',
      2,
    ]);
  });
});

describe('signing out', () => {
  it('is asked for once, and leads to the sign-in page [SES-06]', async () => {
    const page = await signedInPage();
    page.send('session.end', 'session.end');
    expect([page.state(), page.ports.count('endSession')]).toEqual(['person.staying.ending, permissions.unread', 1]);
    page.send('permissions.read');
    await page.answers('endSession', null);
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    await page.answers('goToSignIn', null);
    expect([page.state(), page.context()]).toEqual(['person.gone, permissions.unread', nobody]);
  });

  it('that has failed leaves the person signed in, and says so until that is accepted or tried again [SES-12]', async () => {
    const page = await signedInPage();
    page.send('session.end');
    await page.fails('endSession');
    expect([page.state(), page.context()]).toEqual([
      'person.staying.notEnded, permissions.unread',
      { ...nobody, signed_in: expect.anything(), fault: { kind: 'offline' } },
    ]);
    page.send('session.keep');
    expect(page.state()).toBe('person.staying.signedIn, permissions.unread');
    page.send('session.end');
    await page.fails('endSession');
    page.send('session.end');
    await page.answers('endSession', null);
    expect(page.state()).toBe('person.leaving, permissions.unread');
  });

  it('is possible while the session is read anew', async () => {
    const page = await signedInPage();
    page.send('session.read', 'session.end');
    expect(page.state()).toBe('person.staying.ending, permissions.unread');
    await page.answers('readSession', here);
    expect(page.state()).toBe('person.staying.ending, permissions.unread');
  });

  it('from a session that had ended already leads to the sign-in page all the same', async () => {
    const page = await signedInPage();
    page.send('session.end', 'session.lost');
    expect(page.state()).toBe('person.leaving, permissions.unread');
  });
});

describe('what the user may do', () => {
  it('is read when it is needed, stays known while it is read anew, and says why it could not be', async () => {
    const allowed = answerOf('readAllowed', 'known');
    const page = await signedInPage();
    page.send('permissions.read');
    await page.fails('readAllowed');
    expect([page.state(), page.context().permissions_fault]).toEqual([
      'person.staying.signedIn, permissions.unreadable',
      { kind: 'offline' },
    ]);
    page.send('permissions.read', 'permissions.read');
    await page.answers('readAllowed', allowed);
    page.send('permissions.read');
    expect([page.state(), page.context().allowed, page.context().permissions_fault]).toEqual([
      'person.staying.signedIn, permissions.reading',
      allowed,
      null,
    ]);
    expect(page.ports.count('readAllowed')).toBe(3);
  });
});

describe('in every configuration that it comes to', () => {
  const graphs = shellMachines.session.map(({ model }) => explore(model));
  const nodes = graphs.flatMap((graph) => [...graph.nodes.values()]);
  const isOutside = ({ snapshot }: Configuration) =>
    /^person\.(leaving|notLeft|replaced|restarting|gone)\b/.test(valueText(snapshot.value));

  it('nothing but the way out is left once a page is not shown any more [SES-10, SES-21]', () => {
    expect(graphs.map(({ complete }) => complete)).toEqual([true]);
    const steps = nodes.filter(({ configuration }) => isOutside(configuration)).flatMap(({ edges }) => edges);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ step }) => !isOutside(step.configuration))).toEqual([]);
  });

  it('does what its golden suite says [SES-10, SES-11, SES-12, SES-21]', async () => {
    await expect(shellSuitesText('session')).toMatchFileSnapshot(shellSuitesFile('session'));
  });
});
