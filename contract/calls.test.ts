import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './calls/index.ts';
import { bodyLimits } from './limits.ts';

const schemaNode = z.object({
  anyOf: z.optional(z.array(z.unknown())),
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  maxItems: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  contentEncoding: z.optional(z.string()),
});

interface Size {
  readonly bytes: number;
  readonly values: number;
  readonly depth: number;
}

/**
 * The largest input that a JSON schema accepts. A character has at most three bytes; a pattern without a maximum counts
 * as 64 characters.
 */
function largestInput(schema: unknown): Size {
  const { anyOf, items, properties, maxItems, maxLength = 64, contentEncoding } = schemaNode.parse(schema);
  if (contentEncoding === 'binary') return { bytes: maxLength, values: 1, depth: 0 };
  if (properties !== undefined) return combinedSize(Object.values(properties).map(largestInput));
  if (maxItems !== undefined) return combinedSize(Array.from({ length: maxItems }, () => largestInput(items)));
  if (anyOf !== undefined) return { ...combinedSize(anyOf.map(largestInput)), values: 1, depth: 0 };
  return { bytes: maxLength * 3, values: 1, depth: 0 };
}

const combinedSize = (parts: readonly Size[]): Size => ({
  bytes: parts.reduce((sum, { bytes }) => sum + bytes + 100, 0),
  values: parts.reduce((sum, { values }) => sum + values, 1),
  depth: Math.max(0, ...parts.map(({ depth }) => depth)) + 1,
});

/** The suite's calls as specified: method, path, host. */
const specifiedCalls = [
  ['GET', '/mall/product/info', 'oss'],
  ['GET', '/mall/product/type-list', 'oss'],
  ['GET', '/mall/product/service', 'oss'],
  ['GET', '/mall/product/cid-list', 'oss'],
  ['GET', '/mall/order/price', 'oss'],
  ['POST', '/mall/order/add', 'oss'],
  ['GET', '/mall/order/list', 'oss'],
  ['GET', '/mall/order/detail', 'oss'],
  ['POST', '/mall/order/set-transfer', 'oss'],
  ['POST', '/mall/order/activate', 'oss'],
  ['POST', '/mall/order/cancel', 'oss'],
  ['GET', '/mall/order/get-active-qrcode', 'oss'],
  ['GET', '/mall/order/get-gid-member', 'oss'],
  ['GET', '/mall/invoice/newest', 'oss'],
  ['GET', '/mall/invoice/get', 'oss'],
  ['POST', '/mall/invoice/add', 'oss'],
  ['GET', '/mall/client/vouchers', 'oss'],
  ['GET', '/mall/client/invite-code', 'oss'],
  ['GET', '/mall/client/verification', 'oss'],
  ['GET', '/mall/user/info', 'oss'],
  ['GET', '/mall/user/fadada-status', 'oss'],
  ['GET', '/siteapi/common-api/area', 'oss'],
  ['GET', '/siteapi/common-api/get-image-verify-code', 'oss'],
  ['POST', '/customer/client-verification/save', 'oss'],
  ['POST', '/customer/client-verification/send-sms-code', 'oss'],
  ['GET', '/customer/client-verification/search', 'oss'],
  ['GET', '/mall/client/appointment-status', 'oss'],
  ['GET', '/mall/client/apply-appointment', 'oss'],
  ['GET', '/mall/client/cancel-appointment', 'oss'],
  ['GET', '/mall/client/send-appointment-code', 'oss'],
  ['GET', '/mall/client/impl-client-status', 'oss'],
  ['GET', '/mall/client/impl-client-info', 'oss'],
  ['GET', '/mall/client/category-tree', 'oss'],
  ['POST', '/mall/client/impl-client-save', 'oss'],
  ['GET', '/mall/client/check-sandbox-client', 'oss'],
  ['GET', '/mall/client/check-cancel-appointment-limit', 'oss'],
  ['GET', '/api/pageRead/user', 'crm'],
  ['GET', '/api/pageRead/getMainSystemId', 'crm'],
  ['POST', '/api/UserWrite/saveUserSetting', 'crm'],
  ['GET', '/api/ClientRead/OpenServiceSettingInfo', 'crm'],
  ['POST', '/api/ClientWrite/OpenServiceSetting', 'crm'],
  ['GET', '/paypalPaymentRead/showActivityBanner', 'crm'],
];

const allCalls: [string, Call][] = Object.entries(calls);
const sorted = (rows: string[][]) => rows.map((row) => row.join(' ')).sort();

/** The paths of strings and lists without a maximum length. */
function unboundedPaths(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const has = (key: string) => Object.hasOwn(schema, key);
  const type = 'type' in schema ? [schema.type].flat() : [];
  const here = [
    ...(type.includes('string') && !['maxLength', 'pattern', 'enum', 'const', 'format'].some(has) ? [at] : []),
    ...(type.includes('array') && !has('maxItems') ? [at] : []),
  ];
  return [...here, ...Object.entries(schema).flatMap(([key, inner]) => unboundedPaths(inner, `${at}/${key}`))];
}

describe('calls', () => {
  it('the contract has exactly the 42 calls that the suite specified; every other call is marked as an addition [WIR-11]', () => {
    const own = allCalls.filter(([, call]) => !call.addition).map(([, call]) => [call.method, call.path, call.host]);
    expect(sorted(own)).toEqual(sorted(specifiedCalls));
    expect(specifiedCalls).toHaveLength(42);
  });

  it('no two calls share the same method, host and path', () => {
    const addresses = allCalls.map(([, call]) => `${call.method} ${call.host} ${call.path}`);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  it('only the listed POST calls take no idempotency key, and only three GET calls take one', () => {
    const named = (method: Call['method'], keyed: boolean) =>
      allCalls.filter(([, call]) => call.method === method && call.keyed === keyed).map(([name]) => name);
    expect(named('POST', false)).toEqual([
      'paymentMobileCheck',
      'paymentMobileClose',
      'wechatNotify',
      'alipayNotify',
      'signingCheck',
      'signingNotify',
      'voucherRedeem',
      'captchaPassed',
      'registrationLinkRead',
      'implClientSave',
      'customerExportCancel',
      'customerExportResume',
      'openServiceSave',
      'sessionSignIn',
      'sessionSignOut',
      'guideClose',
      'saveLanguage',
      'userSave',
      'sessionEnd',
      'passwordChange',
      'sessionPass',
      'sessionArrive',
      'noticeReadAll',
      'flowDraftOpen',
      'flowDraftSave',
      'flowDraftDiscard',
      'flowTraceStore',
      'handOverBegin',
      'handOverEnd',
      'handOverOpen',
    ]);
    // The suite specified these as GET although they change data.
    expect(named('GET', true)).toEqual(['appointmentApply', 'appointmentCancel', 'appointmentSendCode']);
  });

  it.each(allCalls)('%s limits the length of every string and list in its query and body', (_, call) => {
    const query = z.toJSONSchema(call.query, { io: 'input' });
    const body = call.body && z.toJSONSchema(call.body, { io: 'input' });
    expect([...unboundedPaths(query, 'query'), ...unboundedPaths(body, 'body')]).toEqual([]);
  });

  it.each(allCalls.filter(([, { body }]) => body !== null))(
    '%s accepts at most its allowed bytes, values and depth in the largest body of its schema',
    (_, call) => {
      const { bytes, values, depth } = largestInput(z.toJSONSchema(call.body ?? z.never(), { io: 'input' }));
      expect(bytes).toBeLessThanOrEqual(call.body_bytes);
      expect(values).toBeLessThanOrEqual(call.form ? bodyLimits.fields : bodyLimits.values);
      expect(depth).toBeLessThanOrEqual(bodyLimits.depth);
      const usual = bytes <= bodyLimits.bytes;
      expect(call.body_bytes === bodyLimits.bytes).toBe(usual);
    },
  );

  it('every call with a rate limit is listed and declares the refusal `too_many_requests`', () => {
    const limited = allCalls.filter(([, { rate, kind }]) => rate !== null && kind !== 'notification');
    expect(limited.map(([name]) => name)).toEqual([
      'orderPrice',
      'orderAdd',
      'orderCancel',
      'orderSetTransfer',
      'paymentRead',
      'paymentMobileBegin',
      'paymentMobileCheck',
      'paymentMobileClose',
      'orderActiveQrcode',
      'activationRead',
      'signingCheck',
      'invoiceGet',
      'invoiceAdd',
      'clientInviteCode',
      'voucherRedeem',
      'clientVerification',
      'fadadaStatus',
      'verificationSave',
      'verificationSendSmsCode',
      'verificationSearch',
      'powerOfAttorneyRead',
      'captchaChallenge',
      'captchaPassed',
      'imageVerifyCode',
      'registrationSendSmsCode',
      'registrationTerms',
      'registrationSave',
      'registrationResend',
      'registrationLinkRead',
      'registrationConfirm',
      'registrationConfirmed',
      'appointmentApply',
      'appointmentCancel',
      'appointmentTimes',
      'appointmentMove',
      'appointmentSendCode',
      'customerExportRead',
      'customerExportBegin',
      'customerExportCancel',
      'customerExportResume',
      'customerExportFile',
      'openServiceSave',
      'userSave',
      'passwordChange',
      'sessionPass',
      'sessionArrive',
      'flowDraftOpen',
      'flowDraftSave',
      'flowDraftDiscard',
      'flowTraceStore',
      'deskDocumentAttach',
      'fileUpload',
      'handOverBegin',
      'handOverOpen',
      'handOverOpened',
      'handOverUpload',
    ]);
    expect(limited.filter(([, { refusals }]) => !refusals.includes('too_many_requests'))).toEqual([]);
  });

  it('a provider notification is public and unkeyed, with a rate limit and a body limit', () => {
    const told = allCalls.filter(([, { kind }]) => kind === 'notification');
    expect(
      told.map(([name, { method, access, keyed, rate, body_bytes }]) => ({
        name,
        asked: { method, access, keyed, rate, body_bytes },
      })),
    ).toEqual(
      ['wechatNotify', 'alipayNotify', 'signingNotify'].map((name) => ({
        name,
        asked: {
          method: 'POST',
          access: 'public',
          keyed: false,
          rate: { times: 1200, seconds: 60 },
          body_bytes: bodyLimits.bytes,
        },
      })),
    );
  });

  it('a call that a tab can make without a session has a rate limit', () => {
    expect(allCalls.filter(([, { access, rate }]) => access === 'session-or-tab' && rate === null)).toEqual([]);
  });

  it.each(allCalls)('%s rejects an unknown field in its query and body', (_, call) => {
    const refused = [call.query, ...(call.body ? [call.body] : [])].map((schema) => {
      const { error } = schema.safeParse({ surprise: 1 });
      return error?.issues.filter(({ code }) => code === 'unrecognized_keys').length;
    });
    expect(refused).toEqual(refused.map(() => 1));
  });

  it.each(allCalls.filter(([, call]) => call.form))('%s sends only text and files in its form', (_, call) => {
    const { properties = {} } = z.toJSONSchema(call.body ?? z.never(), { io: 'input' });
    const types = Object.entries(properties).flatMap(([name, field]) => {
      if (typeof field !== 'object') return [name];
      return (field.anyOf ?? [field]).every((part) => typeof part === 'object' && part.type === 'string') ? [] : [name];
    });
    expect(types).toEqual([]);
  });
});

describe('check for unbounded fields', () => {
  it('the check for unbounded fields finds a string and a list without a maximum length', () => {
    const schema = z.toJSONSchema(
      z.object({ free: z.string(), list: z.array(z.enum(['a'])), tight: z.string().check(z.maxLength(3)) }),
    );
    expect(unboundedPaths(schema, 'it')).toEqual(['it/properties/free', 'it/properties/list']);
  });
});
