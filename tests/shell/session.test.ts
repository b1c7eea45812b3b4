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

const signedInHere = answerOf('readSession', 'at home here');
const signedOutContext = { signed_in: null, allowed: null, fault: null, permissions_fault: null };

function startSession() {
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

async function startSignedInSession() {
  const page = startSession();
  page.send('session.read');
  await page.answers('readSession', signedInHere);
  await page.answers('speak', null);
  return page;
}

describe('session of a page', () => {
  it('the session is read once for simultaneous requests, and again for a later one', async () => {
    const page = startSession();
    expect([page.state(), page.ports.requests.length]).toEqual(['person.unread, permissions.unread', 0]);
    page.send('session.read', 'session.read');
    await page.answers('readSession', signedInHere);
    expect([page.state(), page.ports.last('speak').input]).toEqual([
      'person.staying.speaking, permissions.unread',
      'zh-CN',
    ]);
    await page.answers('speak', null);
    expect([page.state(), page.ports.count('readSession')]).toEqual(['person.staying.signedIn, permissions.unread', 1]);
    page.send('session.read');
    expect([page.state(), page.ports.count('readSession')]).toEqual(['person.staying.reading, permissions.unread', 2]);
  });

  it('a session that could not be read keeps its fault until it is read again', async () => {
    const page = startSession();
    page.send('session.read');
    await page.fails('readSession');
    expect([page.state(), page.context().fault]).toEqual([
      'person.staying.unreadable, permissions.unread',
      { kind: 'offline' },
    ]);
    page.send('session.read');
    expect([page.ports.count('readSession'), page.context().fault]).toEqual([2, null]);
  });

  it('a client of the other domain is redirected before the session is shown [LAN-08]', async () => {
    const page = startSession();
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

describe('lost session', () => {
  it('a page goes to the sign-in page once and clears the user data, however many calls report a lost session [SES-10]', async () => {
    const page = await startSignedInSession();
    page.send('permissions.read');
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    page.send('session.lost', 'session.lost');
    expect(page.context()).toEqual(signedOutContext);
    await page.answers('goToSignIn', null);
    page.send('session.lost');
    expect([page.state(), page.ports.count('goToSignIn')]).toEqual(['person.gone, permissions.unread', 1]);
  });

  it('a sign-in page that cannot be reached is reported as a fault and can be tried again [SES-11]', async () => {
    const page = await startSignedInSession();
    page.send('session.lost');
    await page.fails('goToSignIn');
    expect([page.state(), page.context().fault]).toEqual(['person.notLeft, permissions.unread', { kind: 'offline' }]);
    page.send('session.leave');
    await page.answers('goToSignIn', null);
    expect(page.state()).toBe('person.gone, permissions.unread');
  });

  it('a late response after the session was lost does not show the page again', async () => {
    const page = startSession();
    page.send('session.read', 'permissions.read', 'session.lost');
    await page.answers('readSession', signedInHere);
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    expect([page.state(), page.context().signed_in]).toEqual(['person.leaving, permissions.unread', null]);
  });
});

describe('changed user', () => {
  it('a changed user clears all user data, and only a restart leads on [SES-21]', async () => {
    const page = await startSignedInSession();
    page.send('permissions.read');
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    page.send('user.changed', 'user.changed', 'session.lost', 'session.read', 'session.end', 'page.shown');
    expect([page.state(), page.context()]).toEqual(['person.replaced, permissions.unread', signedOutContext]);
    page.send('session.restart', 'session.restart');
    await page.answers('restart', null);
    expect([page.state(), page.ports.count('restart')]).toEqual(['person.gone, permissions.unread', 1]);
  });

  it('a late response after the user changed is ignored [SES-21]', async () => {
    const page = startSession();
    page.send('session.read', 'permissions.read', 'user.changed');
    await page.answers('readSession', signedInHere);
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    expect([page.state(), page.context()]).toEqual(['person.replaced, permissions.unread', signedOutContext]);
  });

  it('a sign-out that ends after the user changed leaves the page in the state `replaced` [SES-21]', async () => {
    const page = await startSignedInSession();
    page.send('session.end', 'user.changed');
    await page.answers('endSession', null);
    expect(page.state()).toBe('person.replaced, permissions.unread');
  });
});

describe('page shown again', () => {
  it('a page that is shown again reads its session again if it was read before', async () => {
    const page = startSession();
    page.send('page.shown');
    expect(page.state()).toBe('person.unread, permissions.unread');
    const other = await startSignedInSession();
    other.send('page.shown', 'page.shown');
    expect([other.state(), other.ports.count('readSession')]).toEqual([
      'person.staying.reading, permissions.unread',
      2,
    ]);
  });
});

describe('sign-out', () => {
  it('signing out sends one request and then goes to the sign-in page [SES-06]', async () => {
    const page = await startSignedInSession();
    page.send('session.end', 'session.end');
    expect([page.state(), page.ports.count('endSession')]).toEqual(['person.staying.ending, permissions.unread', 1]);
    page.send('permissions.read');
    await page.answers('endSession', null);
    await page.answers('readAllowed', answerOf('readAllowed', 'known'));
    await page.answers('goToSignIn', null);
    expect([page.state(), page.context()]).toEqual(['person.gone, permissions.unread', signedOutContext]);
  });

  it('a failed sign-out keeps the user signed in, and can be dismissed or tried again [SES-12]', async () => {
    const page = await startSignedInSession();
    page.send('session.end');
    await page.fails('endSession');
    expect([page.state(), page.context()]).toEqual([
      'person.staying.notEnded, permissions.unread',
      { ...signedOutContext, signed_in: expect.anything(), fault: { kind: 'offline' } },
    ]);
    page.send('session.keep');
    expect(page.state()).toBe('person.staying.signedIn, permissions.unread');
    page.send('session.end');
    await page.fails('endSession');
    page.send('session.end');
    await page.answers('endSession', null);
    expect(page.state()).toBe('person.leaving, permissions.unread');
  });

  it('signing out is possible while the session is being read', async () => {
    const page = await startSignedInSession();
    page.send('session.read', 'session.end');
    expect(page.state()).toBe('person.staying.ending, permissions.unread');
    await page.answers('readSession', signedInHere);
    expect(page.state()).toBe('person.staying.ending, permissions.unread');
  });

  it('signing out of a session that is already lost goes to the sign-in page', async () => {
    const page = await startSignedInSession();
    page.send('session.end', 'session.lost');
    expect(page.state()).toBe('person.leaving, permissions.unread');
  });
});

describe('permissions of the user', () => {
  it('permissions stay known while they are read again, and a failure to read them keeps its fault', async () => {
    const allowed = answerOf('readAllowed', 'known');
    const page = await startSignedInSession();
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

describe('all configurations of the session machine', () => {
  const graphs = shellMachines.session.map(({ model }) => explore(model));
  const nodes = graphs.flatMap((graph) => [...graph.nodes.values()]);
  const isOutside = ({ snapshot }: Configuration) =>
    /^person\.(leaving|notLeft|replaced|restarting|gone)\b/.test(valueText(snapshot.value));

  it('a page that is no longer shown never returns to the session [SES-10, SES-21]', () => {
    expect(graphs.map(({ complete }) => complete)).toEqual([true]);
    const steps = nodes.filter(({ configuration }) => isOutside(configuration)).flatMap(({ edges }) => edges);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ step }) => !isOutside(step.configuration))).toEqual([]);
  });

  it('the session machine matches its golden suite [SES-10, SES-11, SES-12, SES-21]', async () => {
    await expect(shellSuitesText('session')).toMatchFileSnapshot(shellSuitesFile('session'));
  });
});
