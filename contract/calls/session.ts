import { z } from 'zod/mini';
import { get, noParameters, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { userInfo } from '../entities/client.ts';
import { hintOrAll } from '../entities/guide.ts';
import { orderToken } from '../entities/order.ts';
import { notice, publicSettings } from '../entities/session.ts';
import { type Language, language } from '../languages.ts';
import { bodyBytesForText, bodyLimits } from '../limits.ts';

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
  body: noParameters,
  data: z.object({}),
});

export const settingsRead = get({
  host: 'oss',
  path: '/mall/settings',
  summary: 'What the pages need to know of the deployment',
  access: 'public',
  addition: true,
  query: noParameters,
  data: publicSettings,
});

export const userRead = get({
  host: 'oss',
  path: '/mall/user/info',
  summary: 'Who is signed in',
  query: noParameters,
  data: userInfo,
});

/**
 * Two forms are valid: key USER_LANGUAGE with `value`, or the setting `language`. If both are given, they must agree.
 */
const hasOneLanguage = ({
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
    .check(z.refine(hasOneLanguage, { path: ['language'] })),
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
  query: noParameters,
  data: z.object({ notices: z.array(notice), unread: z.int() }),
});

export const noticeReadAll = post({
  host: 'oss',
  path: '/mall/notice/read-all',
  summary: 'Marks all notices as read',
  addition: true,
  body: noParameters,
  data: z.object({ unread: z.int() }),
});

/** In characters. */
const maxSnapshotLength = 200_000;

/** A flow with drafts. The server rejects unknown names. */
export const flowName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));

/** The id of the flow's subject; empty for a flow without one. */
export const flowSubject = z.union([z.literal(''), itemId]);

/** The page that made the save, and its sequence number. */
export const saveId = z.strictObject({ writer: itemId, number: z.int32().check(z.minimum(1)) });
export type SaveId = z.infer<typeof saveId>;

/** An unfinished run, which can be resumed on other devices. */
export const flowDraft = z.object({
  draft_id: itemId,
  /** The idempotency key of the draft's outcome: two tabs with the same draft execute it once. */
  key: z.string(),
  /** The current save; null before the first. */
  saved: z.nullable(saveId),
  /** Sealed, as JSON text; null before the first save. */
  snapshot: z.nullable(z.string()),
});
export type FlowDraft = z.infer<typeof flowDraft>;

export const flowDraftOpen = post({
  host: 'oss',
  path: '/mall/flow/draft-open',
  summary: 'The open draft of a flow about a subject, made if there is none',
  access: 'session-or-tab',
  addition: true,
  // A page opens a draft when it loads, and when another window notifies it.
  rate: { times: 120, seconds: 60 },
  body: z.strictObject({
    flow: flowName,
    subject: z._default(flowSubject, ''),
    /** Proves a tab's access to the order that the flow is about. */
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
  // Pages save after a pause of 600 ms: at most five times in three seconds.
  rate: { times: 60, seconds: 15 },
  body_bytes: bodyBytesForText(maxSnapshotLength),
  // More than twenty times the size of any flow that runs without a session.
  tab_body_bytes: bodyLimits.bytes,
  body: z.strictObject({
    draft_id: itemId,
    mark: saveId,
    /**
     * The saves that the page knows. The current save is replaced only if it is one of them, or an earlier one of the
     * same page.
     */
    after: z._default(z.array(saveId).check(z.maxLength(8)), []),
    snapshot: z.string().check(z.maxLength(maxSnapshotLength)),
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
