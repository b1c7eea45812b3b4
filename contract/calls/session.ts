import { z } from 'zod/mini';
import { get, nothing, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { userInfo } from '../entities/client.ts';
import { hintOrAll } from '../entities/guide.ts';
import { orderToken } from '../entities/order.ts';
import { notice, settings } from '../entities/session.ts';
import { type Language, language } from '../languages.ts';
import { bodyLimits, bytesOfText } from '../limits.ts';

export const sessionSignIn = post({
  host: 'oss',
  path: '/mall/session/sign-in',
  summary: 'Signs in and sets the session cookie',
  access: 'public',
  addition: true,
  body: z.strictObject({
    email: z.email().check(z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  data: userInfo,
  refusals: ['wrong_credentials', 'sign_in_locked', 'too_many_requests'],
});

export const sessionSignOut = post({
  host: 'oss',
  path: '/mall/session/sign-out',
  summary: 'Ends the session',
  access: 'public',
  addition: true,
  body: nothing,
  data: z.object({}),
});

export const settingsRead = get({
  host: 'oss',
  path: '/mall/settings',
  summary: 'What the pages need to know of the deployment',
  access: 'public',
  addition: true,
  query: nothing,
  data: settings,
});

export const userRead = get({
  host: 'oss',
  path: '/mall/user/info',
  summary: 'Who is signed in',
  query: nothing,
  data: userInfo,
});

/**
 * The form by which a language is saved: under the key USER_LANGUAGE with its value, or as the setting `language`. One of the
 * two is given; where both are, they are the same.
 */
const namesOneLanguage = ({
  key,
  value,
  language: setting,
}: {
  readonly key?: string | undefined;
  readonly value?: Language | undefined;
  readonly language?: Language | undefined;
}): boolean =>
  (key === undefined) === (value === undefined) &&
  (value ?? setting) !== undefined &&
  (value === undefined || setting === undefined || value === setting);

export const saveLanguage = post({
  host: 'crm',
  path: '/api/UserWrite/saveUserSetting',
  summary: 'Saves a setting of the user: the language',
  form: true,
  body: z
    .strictObject({
      key: z.optional(z.literal('USER_LANGUAGE')),
      value: z.optional(language),
      language: z.optional(language),
    })
    .check(z.refine(namesOneLanguage, { path: ['language'] })),
  data: z.object({}),
});

export const guideClose = post({
  host: 'oss',
  path: '/mall/guide/close',
  summary: 'Saves that the user has closed a hint of the guide, or hidden all of them',
  addition: true,
  body: z.strictObject({ hint: hintOrAll }),
  data: z.object({}),
});

export const noticeList = get({
  host: 'oss',
  path: '/mall/notice/list',
  summary: 'The notices of the user, newest first',
  addition: true,
  query: nothing,
  data: z.object({ notices: z.array(notice), unread: z.int() }),
});

export const noticeReadAll = post({
  host: 'oss',
  path: '/mall/notice/read-all',
  summary: 'Marks all notices as read',
  addition: true,
  body: nothing,
  data: z.object({ unread: z.int() }),
});

/** The greatest snapshot that is kept, in characters. */
const longestSnapshot = 200_000;

/** The name of a flow that can be left and taken up again. Which there are the server says: it refuses others. */
export const flowName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));

/** What a run of a flow is about, by its id; empty where the flow is about nothing. */
export const flowSubject = z.union([z.literal(''), itemId]);

/** Names a save of a draft: the page that made it, and the how-manieth save of that page it was. */
export const saveMark = z.strictObject({ writer: itemId, number: z.int32().check(z.minimum(1)) });
export type SaveMark = z.infer<typeof saveMark>;

/** A flow that somebody is in the middle of: its sealed snapshot, to go on elsewhere. */
export const flowDraft = z.object({
  draft_id: itemId,
  /** The idempotency key of what this draft will do, so that two tabs of one draft do it once. */
  key: z.string(),
  /** The save that is kept, or null where nothing has been saved yet. */
  saved: z.nullable(saveMark),
  /** The sealed snapshot as JSON text, or null for one that has just been opened. */
  snapshot: z.nullable(z.string()),
});
export type FlowDraft = z.infer<typeof flowDraft>;

export const flowDraftOpen = post({
  host: 'oss',
  path: '/mall/flow/draft-open',
  summary: 'The open draft of a flow about a subject, made if there is none',
  access: 'session-or-tab',
  addition: true,
  // A page opens a draft when it is loaded, and when it is told of another window.
  rate: { times: 120, seconds: 60 },
  body: z.strictObject({
    flow: flowName,
    subject: z._default(flowSubject, ''),
    /** By what a tab proves that the flow may be about an order. */
    token: z.optional(orderToken),
  }),
  data: flowDraft,
  refusals: ['too_many_requests'],
});

export const flowDraftSave = post({
  host: 'oss',
  path: '/mall/flow/draft-save',
  summary: 'Saves the snapshot of an open draft',
  access: 'session-or-tab',
  addition: true,
  // A page saves at most five times in three seconds: it waits for a pause of 600 ms.
  rate: { times: 60, seconds: 15 },
  body_bytes: bytesOfText(longestSnapshot),
  // Of the flows that run without a session none comes to a twentieth of it.
  tab_body_bytes: bodyLimits.bytes,
  body: z.strictObject({
    draft_id: itemId,
    mark: saveMark,
    /** The saves that the page knows of. What is kept is replaced only where it is one of them, or an earlier one of its page. */
    after: z._default(z.array(saveMark).check(z.maxLength(8)), []),
    snapshot: z.string().check(z.maxLength(longestSnapshot)),
  }),
  data: z.object({}),
  refusals: ['draft_conflict', 'draft_closed', 'too_many_requests'],
});

export const flowDraftDiscard = post({
  host: 'oss',
  path: '/mall/flow/draft-discard',
  summary: 'Closes a draft without doing what it was for',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 120, seconds: 60 },
  body: z.strictObject({ draft_id: itemId }),
  data: z.object({}),
  refusals: ['too_many_requests'],
});
