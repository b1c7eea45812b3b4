import type { z } from 'zod/mini';
import { fileUpload } from '#contract/calls/file.ts';
import { handOverUpload } from '#contract/calls/handOver.ts';
import { idempotencyHeader, sameSiteHeader, tabHeader, uploadMediaType, userHeader } from '#contract/envelope.ts';
import type { StoredFile } from '#contract/files.ts';
import type { ApiOptions } from './api.ts';
import { appletHeaders, withAppletClient } from './appletContext.ts';
import { encodeQuery } from './encode.ts';
import { anyPageUser } from './pageUser.ts';
import { readAnswer } from './readAnswer.ts';
import { fault, type Result } from './result.ts';

interface FileUploadOptions {
  readonly query: z.output<typeof fileUpload.query>;
  readonly bytes: Blob;
  readonly key: string;
  readonly signal: AbortSignal;
  /** Bytes sent so far, as often as the browser reports them. */
  readonly onSent: (bytes: number) => void;
}

/** Never throws on a failed upload. */
export type Uploader = (sending: FileUploadOptions) => Promise<Result<StoredFile>>;

type UploaderOptions = Pick<
  ApiOptions,
  'baseUrls' | 'language' | 'onSignedOut' | 'signedOutCode' | 'isOnline' | 'applet' | 'user'
>;

/**
 * Uses XMLHttpRequest, because fetch reports no upload progress. Sets no total timeout: the caller watches the progress
 * and aborts an upload that has stalled.
 */
export const createUploader =
  (options: UploaderOptions): Uploader =>
  ({ query, ...sending }) =>
    send({ call: fileUpload, query: encodeQuery(fileUpload.query, query), ...sending }, options);

/** For a phone that received a hand-over; the hand-over itself defines the purpose of the file. */
export const createPhoneUploader =
  (options: UploaderOptions, tab: string): Uploader =>
  ({ query: { name }, ...sending }) =>
    send({ call: handOverUpload, query: encodeQuery(handOverUpload.query, { name }), tab, ...sending }, options);

interface UploadRequest extends Omit<FileUploadOptions, 'query'> {
  readonly call: typeof fileUpload | typeof handOverUpload;
  readonly query: URLSearchParams;
  /** Secret of the tab, on a page without a session. */
  readonly tab?: string;
}

async function send(
  { call, query, bytes, key, tab, signal, onSent }: UploadRequest,
  options: UploaderOptions,
): Promise<Result<StoredFile>> {
  const { method, host, path } = call;
  const { applet = null, user: page = anyPageUser } = options;
  const language = options.language();
  const request = new XMLHttpRequest();
  request.open(method, `${options.baseUrls[host]}${path}?${withAppletClient(query, applet)}`);
  request.withCredentials = true;
  const headers = {
    accept: 'application/json',
    'accept-language': language,
    'content-type': uploadMediaType,
    [sameSiteHeader.name]: sameSiteHeader.value,
    [idempotencyHeader]: key,
    ...(tab !== undefined && { [tabHeader]: tab }),
    ...page.headers(),
    ...appletHeaders(applet),
  };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  const ended = await transmit(request, bytes, signal, onSent);
  const answeredFor = { user: request.getResponseHeader(userHeader), ofTab: tab !== undefined };
  if (ended === 'load' && !page.accepts(call, answeredFor)) return { kind: 'signedOut' };
  if (ended === 'load') {
    return readAnswer(call, { text: request.responseText, status: request.status, language }, options);
  }
  return fault((options.isOnline?.() ?? true) ? 'unreachable' : 'offline', `${path}: ${ended}`);
}

function transmit(
  request: XMLHttpRequest,
  bytes: Blob,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<'load' | 'error' | 'abort'> {
  const { promise, resolve } = Promise.withResolvers<'load' | 'error' | 'abort'>();
  for (const end of ['load', 'error', 'abort'] as const) request.addEventListener(end, () => resolve(end));
  request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
  if (signal.aborted) return Promise.resolve('abort');
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(bytes);
  return promise;
}
