import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdapterDeps } from '../../providers/adapterDeps.ts';
import { ProviderFault } from '../../providers/requestProvider.ts';
import type { SandboxMessage } from '../../providers/sandbox.ts';
import { type FadadaStandIn, fadadaStandIn } from '../../testing/providers/fadadaStandIn.ts';
import type { StubFailure, StubServer } from '../../testing/providers/stubServer.ts';
import { createTestApp } from '../../testing/testApp.ts';
import type { WebhookRequest } from '../../wire/webhook.ts';
import { fadadaProvider } from './fadada/fadada.ts';
import type { EnterpriseIdentity, NewProviderLink, NewSigning, SigningProvider } from './provider.ts';
import type { SigningAction } from './sandbox/sandbox.ts';

interface ProviderSetup {
  readonly provider: SigningProvider;
  /** The same with a short timeout. */
  readonly impatient: SigningProvider;
  /** Answers the provider's notification. */
  readonly act: (signing: CreatedSigning, action: 'sign' | 'reject') => Promise<WebhookRequest>;
  /** Answers the provider's notification. */
  readonly authorise: (
    enterprise: EnterpriseIdentity,
    how: 'authorise' | 'reject' | 'exists',
  ) => Promise<WebhookRequest>;
  readonly server: StubServer | null;
  readonly close: () => Promise<void>;
}

interface CreatedSigning {
  readonly signing: NewSigning;
  readonly reference: string;
  readonly link: string;
}

const begin = new Date('2026-03-02T08:00:00.000Z');
let time = begin;
const now = () => time;
const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');
const parts: AdapterDeps = { now, secret, public_url: 'https://api.mall.example', timeout_ms: 60_000 };
const shortTimeoutDeps: AdapterDeps = { ...parts, timeout_ms: 20 };

const bytes = new TextEncoder().encode('%PDF-1.7 a contract');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const address: NewProviderLink = {
  link_expires_at: new Date(begin.getTime() + 900_000),
  return_to: 'https://mall.example/mall/order/detail/1/activate',
};

const newEnterprise = (): EnterpriseIdentity => ({
  client_id: `client-${randomBytes(6).toString('hex')}`,
  full_name: '上海云帆贸易有限公司',
  enterprise_number: '91310115MA1K4B2C3J',
  reference: null,
});

const newSigning = (signer = newEnterprise()): NewSigning => ({
  task_id: randomBytes(12).toString('hex'),
  document: 'contract',
  order_no: 'MF-20260302-000018',
  language: 'zh-CN',
  signer,
  file: { name: '合同 MF-20260302-000018.pdf', sha256, bytes },
  expires_at: new Date(begin.getTime() + 7 * 86_400_000),
});

async function setUpFadada(): Promise<ProviderSetup & { readonly standIn: FadadaStandIn }> {
  const standIn = await fadadaStandIn(now);
  const { settings, server, tasks, enterprises, notify } = standIn;
  return {
    standIn,
    provider: fadadaProvider(settings, parts),
    impatient: fadadaProvider(settings, shortTimeoutDeps),
    act: async ({ signing, reference }, action) => {
      const known = tasks.get(reference);
      if (known === undefined) throw new Error('the stand-in knows no such signing');
      const isSigned = action === 'sign';
      Object.assign(known, { status: isSigned ? 'task_finished' : 'task_terminated', isRejected: !isSigned });
      const event = isSigned ? 'sign-task-finished' : 'sign-task-sign-rejected';
      return notify(event, {
        signTaskId: reference,
        transReferenceId: signing.task_id,
        signTaskStatus: known.status,
      });
    },
    authorise: async ({ client_id: clientCorpId }, how) => {
      const openCorpId = `open-${clientCorpId}`;
      if (how === 'reject') {
        return notify('corp-authorize', { clientCorpId, authResult: 'fail', authFailedReason: 'reject' });
      }
      const own = how === 'exists' ? `other-${clientCorpId}` : clientCorpId;
      enterprises.set(own, { openCorpId, binding: 'authorized', identity: 'identified' });
      const told = { clientCorpId, openCorpId, authResult: 'success', corpIdentProcessStatus: 'success' };
      const exists = { clientCorpId, existOpenCorpId: openCorpId, authResult: 'fail', authFailedReason: 'exist' };
      return notify('corp-authorize', how === 'exists' ? exists : told);
    },
    server,
    close: server.close,
  };
}

async function setUpSandbox(): Promise<ProviderSetup> {
  const test = await createTestApp();
  const { signing: provider, signing_sandbox: sandbox } = test.deps;
  if (provider === null || sandbox === null) throw new Error('the sandbox stands in for nothing');
  const secretOf = (link: string) => link.split('/').at(-1) ?? '';
  return {
    provider,
    impatient: provider,
    act: async ({ link }, action: SigningAction) => webhookRequestOf(await sandbox.act(secretOf(link), action)),
    authorise: async (enterprise, how) => {
      const opened = await provider.authorise(enterprise, address);
      return webhookRequestOf(await sandbox.enterprises.act(secretOf(opened?.link ?? ''), how));
    },
    server: null,
    close: test.close,
  };
}

const webhookRequestOf = ([message]: readonly SandboxMessage[]): WebhookRequest => ({
  headers: new Headers(message?.headers),
  body: new TextEncoder().encode(message?.body ?? ''),
});

const setups = [
  ['Fadada', 'fadada', setUpFadada],
  ['the sandbox', 'sandbox', setUpSandbox],
] as const satisfies readonly (readonly [string, string, () => Promise<ProviderSetup>])[];

describe.each(setups)('signing provider %s [SGN-08]', (_, name, open) => {
  let world: ProviderSetup;
  beforeAll(async () => {
    world = await open();
  });
  beforeEach(() => {
    time = begin;
  });
  afterAll(() => world.close());

  async function opened(): Promise<CreatedSigning> {
    const signing = newSigning();
    const reference = await world.provider.create(signing);
    const { link } = await world.provider.addressOf(reference, address);
    return { signing, reference, link };
  }

  it('a signing provider returns a different link for a signing each time', async () => {
    expect(world.provider.name).toBe(name);
    const reference = await world.provider.create(newSigning());
    const made = [
      await world.provider.addressOf(reference, address),
      await world.provider.addressOf(reference, address),
    ];
    const { link_expires_at } = address;
    const link = expect.stringMatching(/^(\/|https:\/\/)\S+$/);
    expect(made).toEqual([
      { link, link_expires_at },
      { link, link_expires_at },
    ]);
    expect(made[0]?.link === made[1]?.link).toBe(false);
  });

  it('a signing provider reports a signing as waiting, signed, rejected or cancelled', async () => {
    const { query, cancel } = world.provider;
    const [signed, rejected, cancelled] = [await opened(), await opened(), await opened()];
    expect(await query(signed.reference)).toBe('waiting');
    await world.act(signed, 'sign');
    await world.act(rejected, 'reject');
    expect(await cancel(cancelled.reference)).toBe('cancelled');
    const standings = await Promise.all([signed, rejected, cancelled].map(({ reference }) => query(reference)));
    expect(standings).toEqual(['signed', 'rejected', 'cancelled']);
  });

  it('a signing provider cancels a waiting signing repeatedly, and reports a signed one as signed', async () => {
    const { cancel } = world.provider;
    const [waiting, signed] = [await opened(), await opened()];
    await world.act(signed, 'sign');
    expect([await cancel(waiting.reference), await cancel(waiting.reference)]).toEqual(['cancelled', 'cancelled']);
    expect(await cancel(signed.reference)).toBe('signed');
  });

  it('a signing notification contains our task id, the status and a unique message id', async () => {
    const { readNotification } = world.provider;
    const [signed, rejected] = [await opened(), await opened()];
    const told = [await world.act(signed, 'sign'), await world.act(rejected, 'reject')].map(readNotification);
    expect(told).toEqual([
      { kind: 'signing', message_id: expect.any(String), task_id: signed.signing.task_id, standing: 'signed' },
      { kind: 'signing', message_id: expect.any(String), task_id: rejected.signing.task_id, standing: 'rejected' },
    ]);
    const names = told.map((each) => ('message_id' in each ? each.message_id : ''));
    expect(new Set(names).size).toBe(2);
  });

  it('a signing provider returns an authorisation link until the enterprise has authorised', async () => {
    const enterprise = newEnterprise();
    const { link_expires_at } = address;
    const link = expect.stringMatching(/^(\/|https:\/\/)\S+$/);
    const { authorise, queryEnterprise } = world.provider;
    expect(await authorise(enterprise, address)).toEqual({ link, link_expires_at });
    expect(await queryEnterprise(enterprise)).toMatchObject({ binding: 'unauthorized', identity: 'unidentified' });
    await world.authorise(enterprise, 'authorise');
    expect(await queryEnterprise(enterprise)).toEqual({
      binding: 'authorized',
      identity: 'identified',
      reference: expect.any(String),
    });
    expect(await authorise(enterprise, address)).toBeNull();
  });

  it('an enterprise notification reports an authorisation, a rejection or an existing authorisation with its id', async () => {
    const { readNotification, queryEnterprise } = world.provider;
    const enterprises = [newEnterprise(), newEnterprise(), newEnterprise()] as const;
    const [one, two, three] = enterprises;
    const told = [
      await world.authorise(one, 'authorise'),
      await world.authorise(two, 'reject'),
      await world.authorise(three, 'exists'),
    ].map(readNotification);
    const message = { kind: 'enterprise', message_id: expect.any(String) };
    const reference = expect.any(String);
    expect(told).toEqual([
      {
        ...message,
        client_id: one.client_id,
        notification: { kind: 'stands', binding: 'authorized', identity: 'identified', reference },
      },
      { ...message, client_id: two.client_id, notification: { kind: 'rejected' } },
      { ...message, client_id: three.client_id, notification: { kind: 'exists', reference } },
    ]);
    const last = told[2];
    const linked =
      last?.kind === 'enterprise' && last.notification.kind === 'exists' ? last.notification.reference : null;
    expect(await queryEnterprise({ ...three, reference: linked })).toMatchObject({ identity: 'identified' });
  });

  it('a signing notification that was changed, truncated or not signed is forged [SGN-03]', async () => {
    const { headers, body } = await world.act(await opened(), 'sign');
    const { readNotification } = world.provider;
    for (const at of [0, 20, Math.floor(body.length / 2)]) {
      const changed = body.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(readNotification({ headers, body: changed })).toEqual({ kind: 'forged' });
    }
    const none = new TextEncoder().encode('');
    for (const cut of [body.slice(0, -10), body.slice(0, 40), none, new TextEncoder().encode('{"a":')]) {
      expect(readNotification({ headers, body: cut })).toEqual({ kind: 'forged' });
    }
    expect(readNotification({ headers: new Headers(), body: none })).toEqual({ kind: 'forged' });
  });
});

const failures: readonly (readonly [string, StubFailure])[] = [
  ['says nothing', 'silent'],
  ['breaks off', 'truncated'],
  ['has a defect', { change: (answer) => ({ ...answer, status: 500 }) }],
  ['answers no JSON', { change: (answer) => ({ ...answer, body: '<html>' }) }],
  ['answers nothing', { change: () => ({ status: 200, body: '' }) }],
  [
    'answers something else',
    { change: () => ({ status: 200, body: '{"code":"100000","data":{"signTaskStatus":"new"}}' }) },
  ],
  ['refuses', { change: () => ({ status: 200, body: '{"code":"211999","msg":"no"}' }) }],
  ['talks without an end', { change: (answer) => ({ ...answer, body: ' '.repeat(300_000) }) }],
];

describe('Fadada without a certain answer', () => {
  it.each(failures)('requests to Fadada throw ProviderFault when Fadada %s', async (_name, failure) => {
    const { standIn, provider, impatient: hurried, close } = await setUpFadada();
    time = begin;
    const signing = newSigning();
    const reference = await provider.create(signing);
    standIn.server.spoil = failure;
    const asked = failure === 'silent' ? hurried : provider;
    const work = [
      () => asked.create(signing),
      () => asked.addressOf(reference, address),
      () => asked.query(reference),
      () => asked.queryEnterprise(signing.signer),
      () => asked.authorise(signing.signer, address),
      () => Promise.resolve(asked.signedCopy?.(reference)),
    ];
    for (const each of work) await expect(each()).rejects.toThrow(ProviderFault);
    await close();
  });

  it('a query throws ProviderFault when Fadada is unreachable', async () => {
    const { provider, close } = await setUpFadada();
    await close();
    await expect(provider.query('1')).rejects.toThrow(ProviderFault);
  });
});

describe('Fadada', () => {
  const open = async () => {
    time = begin;
    return setUpFadada();
  };
  const pathsOf = ({ asked }: FadadaStandIn) => asked.map(({ path }) => path);

  it('a Fadada task is created with document, signer, expiry, callback URL and the exact file [SGN-08]', async () => {
    const { standIn, provider, close } = await open();
    const signing = newSigning();
    const reference = await provider.create(signing);
    await provider.addressOf(reference, address);
    const [, , , created, actor] = standIn.asked;
    expect(pathsOf(standIn)).toEqual([
      '/service/get-access-token',
      '/file/get-upload-url',
      '/file/process',
      '/sign-task/create',
      '/sign-task/actor/get-url',
    ]);
    expect(created?.content).toEqual({
      initiator: { idType: 'corp', openId: 'corp-seller' },
      signTaskSubject: '合同 MF-20260302-000018',
      signDocType: 'contract',
      expiresTime: String(signing.expires_at.getTime()),
      autoStart: true,
      autoFinish: true,
      transReferenceId: signing.task_id,
      callbackUrl: 'https://api.mall.example/oss/mall/signing/notify',
      docs: [{ docId: 'document', docName: '合同 MF-20260302-000018', docFileId: expect.any(String) }],
      actors: [
        {
          actor: {
            actorId: 'client',
            actorType: 'corp',
            actorName: '上海云帆贸易有限公司',
            permissions: ['sign'],
            sendNotification: false,
            identNameForMatch: '上海云帆贸易有限公司',
            certNoForMatch: '91310115MA1K4B2C3J',
          },
        },
      ],
    });
    expect(actor?.content).toEqual({
      signTaskId: reference,
      actorId: 'client',
      redirectUrl: 'https%3A%2F%2Fmall.example%2Fmall%2Forder%2Fdetail%2F1%2Factivate',
    });
    expect(standIn.tasks.get(reference)).toMatchObject({ sha256, transReferenceId: signing.task_id });
    await close();
  });

  it('an enterprise that has authorised is named to Fadada by its Fadada id', async () => {
    const { standIn, provider, close } = await open();
    await provider.create(newSigning({ ...newEnterprise(), reference: 'open-1' }));
    expect(standIn.asked.at(-1)?.content).toMatchObject({
      actors: [
        {
          actor: {
            actorId: 'client',
            actorType: 'corp',
            actorName: '上海云帆贸易有限公司',
            permissions: ['sign'],
            sendNotification: false,
            actorOpenId: 'open-1',
          },
        },
      ],
    });
    await close();
  });

  it('a Fadada authorisation is requested with the enterprise, scopes, return URL and callback URL', async () => {
    const { standIn, provider, close } = await open();
    const enterprise = newEnterprise();
    await provider.authorise(enterprise, { ...address, return_to: 'https://mall.example/mall/mainlandAuth' });
    expect(standIn.asked.at(-1)).toEqual({
      path: '/corp/get-auth-url',
      content: {
        clientCorpId: enterprise.client_id,
        corpIdentInfo: {
          corpName: '上海云帆贸易有限公司',
          corpIdentType: 'corp',
          corpIdentNo: '91310115MA1K4B2C3J',
        },
        authScopes: ['ident_info', 'seal_info', 'signtask_info', 'signtask_file'],
        redirectUrl: 'https%3A%2F%2Fmall.example%2Fmall%2FmainlandAuth',
        callbackUrl: 'https://api.mall.example/oss/mall/signing/notify',
      },
    });
    await close();
  });

  it('a Fadada access token is shared, renewed 300 seconds before it expires, and renewed when it is revoked', async () => {
    const { standIn, provider, close } = await open();
    const enterprise = newEnterprise();
    const tokens = () => pathsOf(standIn).filter((path) => path === '/service/get-access-token').length;
    await Promise.all([1, 2, 3].map(() => provider.queryEnterprise(enterprise)));
    expect(tokens()).toBe(1);
    time = new Date(begin.getTime() + (7200 - 301) * 1000);
    await provider.queryEnterprise(enterprise);
    expect(tokens()).toBe(1);
    time = new Date(begin.getTime() + (7200 - 300) * 1000);
    await provider.queryEnterprise(enterprise);
    expect(tokens()).toBe(2);
    standIn.endTokens();
    await provider.queryEnterprise(enterprise);
    expect(tokens()).toBe(3);
    await close();
  });

  it('a Fadada notification with a wrong time, secret, app, content, nonce or event is forged [SGN-03]', async () => {
    const { standIn, provider, close } = await open();
    const about = { transReferenceId: 'task-1', signTaskStatus: 'task_finished' };
    const read = (differing: Parameters<FadadaStandIn['notify']>[2]) =>
      provider.readNotification(standIn.notify('sign-task-finished', about, differing)).kind;
    const seconds = (count: number) => ({ at: new Date(begin.getTime() + count * 1000) });
    expect([read({}), read(seconds(-300)), read(seconds(300))]).toEqual(['signing', 'signing', 'signing']);
    expect([read(seconds(-301)), read(seconds(301))]).toEqual(['forged', 'forged']);
    expect([read({ secret: 'another-secret-of-the-same-size' }), read({ app_id: 'app-80002' })]).toEqual([
      'forged',
      'forged',
    ]);
    expect([read({ said: JSON.stringify({ ...about, transReferenceId: 'task-2' }) }), read({ nonce: '' })]).toEqual([
      'forged',
      'forged',
    ]);
    const told = standIn.notify('sign-task-finished', about);
    const other = new Headers(told.headers);
    other.set('x-fasc-event', 'sign-task-sign-rejected');
    expect(provider.readNotification({ ...told, headers: other }).kind).toBe('forged');
    await close();
  });

  it.each([
    ['sign-task-read', { signTaskStatus: 'sign_progress' }, 'opened'],
    ['sign-task-joined', { signTaskStatus: 'sign_progress' }, 'opened'],
    ['sign-task-signed', { signTaskStatus: 'sign_progress' }, 'waiting'],
    ['sign-task-signed', { signTaskStatus: 'sign_completed' }, 'signed'],
    ['sign-task-signed', {}, 'opened'],
    ['sign-task-finished', {}, 'signed'],
    ['sign-task-sign-rejected', {}, 'rejected'],
    ['sign-task-canceled', {}, 'cancelled'],
  ] as const)('the Fadada event %s with %o reports a document as %s', async (event, said, standing) => {
    const { standIn, provider, close } = await open();
    const told = standIn.notify(event, { transReferenceId: 'task-1', ...said }, { nonce: 'n1' });
    expect(provider.readNotification(told)).toEqual({
      kind: 'signing',
      message_id: 'n1',
      task_id: 'task-1',
      standing,
    });
    await close();
  });

  it.each([
    ['sign-task-urge', { transReferenceId: 'task-1' }, 'other'],
    ['sign-task-finished', { signTaskId: '1' }, 'other'],
    ['seal-create', { openCorpId: 'open-1' }, 'other'],
    ['corp-authorize', { openCorpId: 'open-1', authResult: 'success' }, 'malformed'],
    ['corp-authorize', { clientCorpId: 'client-1', authResult: 'fail' }, 'other'],
  ] as const)(
    'the Fadada event %s with %o reports no signing or enterprise and is read as %s',
    async (event, said, kind) => {
      const { standIn, provider, close } = await open();
      expect(provider.readNotification(standIn.notify(event, said))).toEqual({ kind });
      await close();
    },
  );

  it('Fadada events report an enterprise as authorised but unidentified, and as unauthorised', async () => {
    const { standIn, provider, close } = await open();
    const about = { clientCorpId: 'client-1', openCorpId: 'open-1' };
    const read = (event: string, said: object) => {
      const told = provider.readNotification(standIn.notify(event, { ...about, ...said }));
      return told.kind === 'enterprise' ? told.notification : told;
    };
    expect(read('corp-authorize', { authResult: 'success', corpIdentProcessStatus: 'failed' })).toEqual({
      kind: 'stands',
      binding: 'authorized',
      identity: 'unidentified',
      reference: 'open-1',
    });
    expect(read('corp-cancel-authorization', {})).toEqual({
      kind: 'stands',
      binding: 'unauthorized',
      identity: 'unidentified',
      reference: null,
    });
    await close();
  });
});
