import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { filePurposes } from '#contract/files.ts';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { ProviderFault, requestProvider, requestProviderBytes } from '../../../providers/requestProvider.ts';
import type { EnterpriseIdentity, NewSigning, SigningProvider, SigningState } from '../provider.ts';
import type { FadadaSettings } from '../settings.ts';
import { type FadadaAnswer, fadadaChannel, successCode } from './channel.ts';
import { readMessage, stateOfStatus } from './notification.ts';

const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048));
const idText = z.string().check(z.minLength(1), z.maxLength(64));
const answers = {
  upload: z.object({ uploadUrl: webAddress, fddFileUrl: webAddress }),
  file: z.object({ fileIdList: z.tuple([z.object({ fileId: idText })]) }),
  task: z.object({ signTaskId: idText }),
  actor: z.object({ actorSignTaskUrl: webAddress }),
  detail: z.object({
    signTaskStatus: z.string(),
    actors: z.nullish(z.array(z.object({ signStatus: z.nullish(z.string()) }))),
  }),
  download: z.object({ downloadUrl: webAddress }),
  authorisation: z.object({ authUrl: webAddress }),
  enterprise: z.object({
    openCorpId: z.nullish(idText),
    bindingStatus: z.string(),
    identStatus: z.string(),
  }),
} as const;

/** Certain answers that the request will not be executed. */
const errorCodes = { authorisedAlready: '210013', enterpriseUnknown: '210032', notToBeCancelled: '211126' } as const;

const unknownEnterprise = { binding: 'unauthorized', identity: 'unidentified', reference: null } as const;

/** The client is the only signer: the seller issues the document. */
const actorId = 'client';
const docId = 'document';

const answerFault = ({ code }: FadadaAnswer) => new ProviderFault(`it answered ${code}`);

function readAs<Data>(schema: z.ZodMiniType<Data>, answer: FadadaAnswer): Data {
  if (answer.code !== successCode) throw answerFault(answer);
  const read = schema.safeParse(answer.data);
  if (!read.success) throw new ProviderFault('the answer is about something else');
  return read.data;
}

/** Fadada does not accept these characters in names of files. */
const withoutForbiddenCharacters = (text: string): string => text.replaceAll(/[/\\:*"<>|?]/g, ' ').slice(0, 180);

/** Without an id at Fadada the signer is matched by name and number of the enterprise. */
const signerOf = ({ reference, full_name, enterprise_number }: EnterpriseIdentity) =>
  reference === null
    ? { identNameForMatch: full_name.slice(0, 100), ...(enterprise_number && { certNoForMatch: enterprise_number }) }
    : { actorOpenId: reference };

export function fadadaProvider(settings: FadadaSettings, parts: AdapterDeps): SigningProvider {
  const { ask, authentic } = fadadaChannel(settings, parts);
  const { host, path } = calls.signingNotify;
  const callbackUrl = `${parts.public_url}/${host}${path}`;
  const initiator = { idType: 'corp', openId: settings.corp_id } as const;

  const upload = async ({ name: title, bytes }: NewSigning['file']): Promise<string> => {
    const place = readAs(answers.upload, await ask('/file/get-upload-url', { fileType: 'doc' }));
    const headers = { 'content-type': 'application/octet-stream' };
    const { status } = await requestProvider(
      place.uploadUrl,
      { method: 'PUT', headers, body: bytes },
      parts.timeout_ms,
    );
    if (status !== 200) throw new ProviderFault(`the upload was answered ${status}`);
    const file = {
      fileType: 'doc',
      fddFileUrl: place.fddFileUrl,
      fileName: withoutForbiddenCharacters(title),
      fileFormat: 'pdf',
    };
    return readAs(answers.file, await ask('/file/process', { fddFileUrlList: [file] })).fileIdList[0].fileId;
  };

  const create = async (signing: NewSigning): Promise<string> => {
    const { task_id, file, signer, expires_at } = signing;
    const docFileId = await upload(file);
    const actor = {
      actorId,
      actorType: 'corp',
      actorName: signer.full_name.slice(0, 128),
      permissions: ['sign'],
      sendNotification: false,
      ...signerOf(signer),
    };
    const title = withoutForbiddenCharacters(file.name.replace(/\.pdf$/, ''));
    const answer = await ask('/sign-task/create', {
      initiator,
      signTaskSubject: title,
      signDocType: 'contract',
      expiresTime: String(expires_at.getTime()),
      autoStart: true,
      autoFinish: true,
      transReferenceId: task_id,
      callbackUrl,
      docs: [{ docId, docName: title, docFileId }],
      actors: [{ actor }],
    });
    return readAs(answers.task, answer).signTaskId;
  };

  const query = async (signTaskId: string): Promise<SigningState> => {
    const { signTaskStatus, actors } = readAs(answers.detail, await ask('/sign-task/app/get-detail', { signTaskId }));
    if (signTaskStatus === 'task_terminated') {
      return actors?.some(({ signStatus }) => signStatus === 'sign_rejected') ? 'rejected' : 'cancelled';
    }
    const standing = stateOfStatus[signTaskStatus];
    if (standing === undefined) throw new ProviderFault('it named a status that is none');
    return standing;
  };

  const enterpriseQuery = ({ client_id, reference }: EnterpriseIdentity) =>
    reference === null ? { clientCorpId: client_id } : { openCorpId: reference };

  return {
    name: 'fadada',
    authorisation_days: 7,
    create,

    addressOf: async (signTaskId, { link_expires_at, return_to }) => {
      const asked = { signTaskId, actorId, redirectUrl: encodeURIComponent(return_to) };
      const { actorSignTaskUrl: link } = readAs(answers.actor, await ask('/sign-task/actor/get-url', asked));
      return { link, link_expires_at };
    },

    query,

    cancel: async (signTaskId) => {
      const answer = await ask('/sign-task/cancel', { signTaskId });
      if (answer.code === successCode) return 'cancelled';
      if (answer.code === errorCodes.notToBeCancelled) return query(signTaskId);
      throw answerFault(answer);
    },

    signedCopy: async (signTaskId) => {
      const asked = { ownerId: initiator, signTaskId, downloadMode: 'download' };
      const { downloadUrl } = readAs(answers.download, await ask('/sign-task/owner/get-download-url', asked));
      const bounds = { timeout_ms: parts.timeout_ms, most_bytes: filePurposes.contract.maxBytes };
      const { status, bytes } = await requestProviderBytes(downloadUrl, { method: 'GET' }, bounds);
      if (status !== 200 || bytes.subarray(0, 5).toString() !== '%PDF-') throw new ProviderFault('it gave no document');
      return bytes;
    },

    authorise: async ({ client_id, full_name, enterprise_number }, { link_expires_at, return_to }) => {
      const answer = await ask('/corp/get-auth-url', {
        clientCorpId: client_id,
        corpIdentInfo: {
          corpName: full_name.slice(0, 128),
          corpIdentType: 'corp',
          ...(enterprise_number && { corpIdentNo: enterprise_number }),
        },
        authScopes: ['ident_info', 'seal_info', 'signtask_info', 'signtask_file'],
        redirectUrl: encodeURIComponent(return_to),
        callbackUrl,
      });
      if (answer.code === errorCodes.authorisedAlready) return null;
      return { link: readAs(answers.authorisation, answer).authUrl, link_expires_at };
    },

    queryEnterprise: async (enterprise) => {
      const answer = await ask('/corp/get', enterpriseQuery(enterprise));
      if (answer.code === errorCodes.enterpriseUnknown) return unknownEnterprise;
      const { openCorpId, bindingStatus, identStatus } = readAs(answers.enterprise, answer);
      return {
        binding: bindingStatus === 'authorized' ? 'authorized' : 'unauthorized',
        identity: identStatus === 'identified' ? 'identified' : 'unidentified',
        reference: openCorpId ?? null,
      };
    },

    readNotification: (told) => {
      const message = authentic(told);
      return message === null ? { kind: 'forged' } : readMessage(message);
    },

    answers: {
      taken: { status: 200, type: 'application/json', body: '{"msg":"success"}' },
      refused: { status: 400, type: 'application/json', body: '{"msg":"refused"}' },
    },
  };
}
