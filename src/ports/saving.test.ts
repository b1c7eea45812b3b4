import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { userHeader } from '#contract/envelope.ts';
import { type CodeName, codes } from '#contract/responseCodes.ts';
import { faultOf } from '#machines/kit/fault.ts';
import { createApi } from '../api/api.ts';
import { createPageUser, type PageUser } from '../api/pageUser.ts';
import { createSavingPorts } from './saving.ts';

const save = { draft_id: 'draft-1', mark: { writer: 'page-1', number: 1 }, after: [], snapshot: '{}' };

async function outcomeOf(name: CodeName, tab: string | null = null, user?: PageUser): Promise<unknown> {
  const { code, status } = codes[name];
  const api = createApi({
    baseUrls: { oss: 'http://server/oss', crm: 'http://server/crm' },
    language: () => 'en',
    onSignedOut: () => {},
    ...(user !== undefined && { user }),
    fetch: async () => Response.json({ code, data: {}, msg: '' }, { status, headers: { [userHeader]: 'b' } }),
  });
  const actor = createActor(createSavingPorts(api, { flow: 'purchase', subject: '' }, tab).saveDraft, { input: save });
  actor.subscribe({ error: () => {} });
  actor.start();
  const {
    status: ended,
    output,
    error,
  } = await waitFor(actor, (snapshot) => snapshot.status !== 'active').catch(() => actor.getSnapshot());
  return ended === 'done' ? output : faultOf(error).kind;
}

const names = Object.keys(codes).filter((name): name is CodeName => Object.hasOwn(codes, name));
const outcomeOfCode: Partial<Record<CodeName, unknown>> = {
  ok: { kind: 'saved' },
  draft_conflict: { kind: 'conflict' },
  draft_closed: { kind: 'closed' },
};

describe('responses to a save', () => {
  it.each(Object.entries(outcomeOfCode))(
    'a save has a definite outcome for the response code %s',
    async (name, expected) => {
      expect(await outcomeOf(names.find((one) => one === name) ?? 'notice')).toEqual(expected);
    },
  );

  it('a save whose response is for another user than that of the page ends as `signedOut` [SES-21]', async () => {
    const page = createPageUser(() => {});
    page.accepts({ access: 'signed-in' }, { user: 'a', ofTab: false });
    expect(await outcomeOf('ok', null, page)).toBe('signedOut');
  });

  it('a save of a tab run that the server does not have ends as `forgotten`', async () => {
    expect(await outcomeOf('not_found', 'ab'.repeat(32))).toEqual({ kind: 'forgotten' });
  });

  it.each(names.filter((name) => outcomeOfCode[name] === undefined))(
    'a save fails with a fault for the response code %s',
    async (name) => {
      expect(await outcomeOf(name)).toBeTypeOf('string');
    },
  );
});
