import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import type { FadadaSettings } from '../../modules/signing/settings.ts';
import type { WebhookRequest } from '../../wire/webhook.ts';
import { type StubAnswer, type StubRequest, type StubServer, startStubServer } from './stubServer.ts';

export interface KnownTask {
  status: 'sign_progress' | 'task_finished' | 'task_terminated' | 'expired' | 'revoked';
  isRejected: boolean;
  readonly transReferenceId: string;
  readonly sha256: string;
}

export interface KnownEnterprise {
  readonly openCorpId: string;
  binding: 'unauthorized' | 'authorized';
  identity: 'unidentified' | 'identified';
}

export interface FadadaNotificationChanges {
  readonly secret?: string;
  readonly app_id?: string;
  readonly at?: Date;
  readonly nonce?: string;
  /** Replaces the content after it was signed. */
  readonly said?: string;
}

/** Accepts only requests with a recent signature and a valid token, and signs its notifications. */
export interface FadadaStandIn {
  readonly settings: FadadaSettings;
  readonly server: StubServer;
  readonly tasks: Map<string, KnownTask>;
  readonly enterprises: Map<string, KnownEnterprise>;
  readonly asked: { readonly path: string; readonly content: unknown }[];
  readonly endTokens: () => void;
  readonly notify: (event: string, content: object, differing?: FadadaNotificationChanges) => WebhookRequest;
}

const app = { id: 'app-80001', secret: 'a-secret-of-thirty-two-characters' } as const;
const tokenSeconds = 7200;
export const signedBytes = '%PDF-1.7 signed at Fadada';
const maxClockSkewMs = 300_000;

/** Signs all other parameters, sorted by name. */
function signParameters(said: Readonly<Record<string, string>>, secret: string = app.secret): string {
  const text = Object.keys(said)
    .sort()
    .flatMap((name) => (said[name] === '' ? [] : [`${name}=${said[name]}`]))
    .join('&');
  const dayKey = createHmac('sha256', secret)
    .update(said['X-FASC-Timestamp'] ?? '')
    .digest();
  return createHmac('sha256', dayKey).update(createHash('sha256').update(text).digest('hex')).digest('hex');
}

const successAnswer = (data?: object): StubAnswer => ({
  status: 200,
  body: JSON.stringify({ code: '100000', msg: '', data }),
});
const errorAnswer = (code: string, status = 200): StubAnswer => ({
  status,
  body: JSON.stringify({ code, msg: 'refused' }),
});

const signedHeaderNames = [
  'App-Id',
  'Sign-Type',
  'Timestamp',
  'Nonce',
  'Api-SubVersion',
  'Grant-Type',
  'AccessToken',
] as const;

const signedHeadersOf = ({ headers, body }: StubRequest): Record<string, string> => ({
  ...Object.fromEntries(
    signedHeaderNames.map((each) => [`X-FASC-${each}`, String(headers[`x-fasc-${each.toLowerCase()}`] ?? '')]),
  ),
  bizContent: new URLSearchParams(body).get('bizContent') ?? '',
});

const task = z.looseObject({ signTaskId: z.string() });
const requestSchemas = {
  process: z.object({
    fddFileUrlList: z.tuple([
      z.object({
        fileType: z.literal('doc'),
        fddFileUrl: z.string(),
        fileName: z.string().check(z.regex(/^[^/\\:*"<>|?]{1,196}\.pdf$/)),
        fileFormat: z.literal('pdf'),
      }),
    ]),
  }),
  create: z.object({
    initiator: z.object({ idType: z.literal('corp'), openId: z.literal('corp-seller') }),
    signTaskSubject: z.string().check(z.minLength(1), z.maxLength(200)),
    signDocType: z.literal('contract'),
    expiresTime: z.string().check(z.regex(/^\d{13}$/)),
    autoStart: z.literal(true),
    autoFinish: z.literal(true),
    transReferenceId: z.string().check(z.minLength(1), z.maxLength(128)),
    callbackUrl: z.url(),
    docs: z.tuple([z.object({ docId: z.string(), docName: z.string(), docFileId: z.string().check(z.maxLength(32)) })]),
    actors: z.tuple([z.object({ actor: z.looseObject({ actorId: z.string(), actorType: z.literal('corp') }) })]),
  }),
  enterprise: z
    .object({ clientCorpId: z.optional(z.string()), openCorpId: z.optional(z.string()) })
    .check(z.refine(({ clientCorpId, openCorpId }) => (clientCorpId === undefined) !== (openCorpId === undefined))),
};

export async function fadadaStandIn(now: () => Date): Promise<FadadaStandIn> {
  const [tasks, enterprises] = [new Map<string, KnownTask>(), new Map<string, KnownEnterprise>()];
  const asked: FadadaStandIn['asked'] = [];
  const [uploaded, files] = [new Map<string, string>(), new Map<string, string>()];
  const [tokens, nonces] = [new Map<string, number>(), new Set<string>()];
  const byMethod: Readonly<Record<string, (request: StubRequest) => StubAnswer>> = {
    PUT: put,
    GET: give,
    POST: answer,
  };
  const server = await startStubServer((request) => byMethod[request.method]?.(request) ?? { status: 405, body: '' });
  const settings: FadadaSettings = {
    url: `${server.url}/api/v5`,
    app_id: app.id,
    app_secret: app.secret,
    corp_id: 'corp-seller',
  };

  function put({ target, bytes }: StubRequest): StubAnswer {
    uploaded.set(`${server.url}${target}`, createHash('sha256').update(bytes).digest('hex'));
    return { status: 200, body: '' };
  }

  function give({ target }: StubRequest): StubAnswer {
    return { status: 200, body: `${signedBytes} ${target}` };
  }

  function problemOf(request: StubRequest, path: string): string | null {
    const said = signedHeadersOf(request);
    if (!isForNow(request, said)) return '100001';
    nonces.add(said['X-FASC-Nonce'] ?? '');
    if (request.headers['x-fasc-sign'] !== signParameters(said)) return '100003';
    const isGrant = path === '/service/get-access-token';
    if (isGrant) return said['X-FASC-Grant-Type'] === 'client_credential' ? null : '100001';
    const until = tokens.get(said['X-FASC-AccessToken'] ?? '') ?? 0;
    return now().getTime() < until ? null : '100002';
  }

  /** The request must be a form from the application, recent, and no replay. */
  function isForNow({ headers, method }: StubRequest, said: Readonly<Record<string, string>>): boolean {
    const { 'X-FASC-Nonce': nonce = '', 'X-FASC-Timestamp': at = '' } = said;
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    const isRecent = /^\d{13}$/.test(at) && Math.abs(Number(at) - now().getTime()) <= maxClockSkewMs;
    const isOurs = said['X-FASC-App-Id'] === app.id && said['X-FASC-Api-SubVersion'] === '5.1';
    return method === 'POST' && isForm && isRecent && isOurs && nonce.length <= 32 && !nonces.has(nonce);
  }

  function answer(request: StubRequest): StubAnswer {
    const path = request.target.replace('/api/v5', '');
    const problem = problemOf(request, path);
    if (problem !== null) return errorAnswer(problem, 401);
    if (path === '/service/get-access-token') {
      const accessToken = randomBytes(16).toString('hex');
      tokens.set(accessToken, now().getTime() + tokenSeconds * 1000);
      asked.push({ path, content: null });
      return successAnswer({ accessToken, expiresIn: String(tokenSeconds) });
    }
    const content: unknown = JSON.parse(new URLSearchParams(request.body).get('bizContent') ?? 'null');
    asked.push({ path, content });
    return places[path]?.(content) ?? errorAnswer('100009', 404);
  }

  const places: Readonly<Record<string, (content: unknown) => StubAnswer>> = {
    '/file/get-upload-url': () => {
      const name = randomBytes(8).toString('hex');
      return successAnswer({ uploadUrl: `${server.url}/upload/${name}`, fddFileUrl: `${server.url}/kept/${name}` });
    },
    '/file/process': (content) => {
      const [file] = requestSchemas.process.parse(content).fddFileUrlList;
      const sha256 = uploaded.get(file.fddFileUrl.replace('/kept/', '/upload/'));
      if (sha256 === undefined) return errorAnswer('210101');
      const fileId = randomBytes(8).toString('hex');
      files.set(fileId, sha256);
      return successAnswer({ fileIdList: [{ ...file, fileId, fileTotalPages: 1 }] });
    },
    '/sign-task/create': create,
    '/sign-task/actor/get-url': ofKnown(() => {
      const number = randomBytes(8).toString('hex');
      const [actorSignTaskUrl, embedded] = ['sign', 'embed'].map((each) => `https://${each}.fadada.example/${number}`);
      return successAnswer({ actorSignTaskUrl, actorSignTaskEmbedUrl: embedded });
    }),
    '/sign-task/cancel': ofKnown((known) => {
      if (known.status !== 'sign_progress') return errorAnswer('211126');
      known.status = 'task_terminated';
      return successAnswer();
    }),
    '/sign-task/app/get-detail': ofKnown((known, signTaskId) => {
      const signStatus = known.isRejected ? 'sign_rejected' : 'wait_sign';
      const actors = [{ actorInfo: { actorId: 'client' }, signStatus }];
      return successAnswer({ signTaskId, signTaskStatus: known.status, actors });
    }),
    '/sign-task/owner/get-download-url': ofKnown((known, signTaskId) =>
      known.status === 'task_finished'
        ? successAnswer({ downloadUrl: `${server.url}/signed/${signTaskId}` })
        : errorAnswer('211127'),
    ),
    '/corp/get-auth-url': (content) => {
      const { clientCorpId } = z.looseObject({ clientCorpId: z.string() }).parse(content);
      if (enterprises.get(clientCorpId)?.identity === 'identified') return errorAnswer('210013');
      return successAnswer({ authUrl: `https://authorise.fadada.example/?authSerial=${clientCorpId}` });
    },
    '/corp/get': readEnterprise,
  };

  function ofKnown(work: (known: KnownTask, signTaskId: string) => StubAnswer): (content: unknown) => StubAnswer {
    return (content) => {
      const { signTaskId } = task.parse(content);
      const known = tasks.get(signTaskId);
      return known === undefined ? errorAnswer('211050') : work(known, signTaskId);
    };
  }

  function create(content: unknown): StubAnswer {
    const given = requestSchemas.create.parse(content);
    const sha256 = files.get(given.docs[0].docFileId);
    if (sha256 === undefined) return errorAnswer('211096');
    const signTaskId = String(1_700_000_000_000_000 + tasks.size);
    const { transReferenceId } = given;
    tasks.set(signTaskId, { status: 'sign_progress', isRejected: false, transReferenceId, sha256 });
    return successAnswer({ signTaskId });
  }

  function readEnterprise(content: unknown): StubAnswer {
    const { clientCorpId, openCorpId } = requestSchemas.enterprise.parse(content);
    const byName = [...enterprises.values()].find((each) => each.openCorpId === openCorpId);
    const known = clientCorpId === undefined ? byName : enterprises.get(clientCorpId);
    if (known === undefined) return errorAnswer('210032');
    const { binding: bindingStatus, identity: identStatus } = known;
    return successAnswer({
      clientCorpId,
      openCorpId: known.openCorpId,
      bindingStatus,
      identStatus,
      availableStatus: 'enable',
    });
  }

  function notify(event: string, content: object, differing: FadadaNotificationChanges = {}): WebhookRequest {
    const bizContent = JSON.stringify({ eventTime: String(now().getTime()), ...content });
    const headers = {
      'X-FASC-App-Id': differing.app_id ?? app.id,
      'X-FASC-Sign-Type': 'HMAC-SHA256',
      'X-FASC-Timestamp': String((differing.at ?? now()).getTime()),
      'X-FASC-Nonce': differing.nonce ?? randomBytes(16).toString('hex'),
      'X-FASC-Event': event,
    };
    const signature = signParameters({ ...headers, bizContent }, differing.secret);
    const body = new URLSearchParams({ bizContent: differing.said ?? bizContent });
    return {
      headers: new Headers({ ...headers, 'X-FASC-Sign': signature }),
      body: new TextEncoder().encode(body.toString()),
    };
  }

  return { settings, server, tasks, enterprises, asked, endTokens: () => tokens.clear(), notify };
}
