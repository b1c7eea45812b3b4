import { describe, expect, it } from 'vitest';
import { calls } from './calls/index.ts';
import { openApiDocument } from './openapi.ts';
import { codes } from './responseCodes.ts';

const document = openApiDocument({ title: 'Mallflow', version: '1.2.3', answered: new Set(['orderAdd']) });

function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(key, inner)]);
}

const operationOf = (path: string, method: 'get' | 'post') => document.paths[path]?.[method];

describe('OpenAPI document', () => {
  it('the OpenAPI document describes every call exactly once, under its host [WIR-09]', () => {
    expect(valuesOf('operationId', document.paths).toSorted()).toEqual(Object.keys(calls).toSorted());
    expect(Object.keys(document.paths).toSorted()).toEqual(
      [...new Set(Object.values(calls).map(({ host, path }) => `/${host}${path}`))].toSorted(),
    );
  });

  it('every reference in the OpenAPI document resolves to a schema within it', () => {
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const references = [...new Set(valuesOf('$ref', document))];
    expect(references.filter((reference) => !held.some((name) => name === reference))).toEqual([]);
    expect(references).toContain('#/components/schemas/AppointmentCategory');
    expect(valuesOf('$defs', document)).toEqual([]);
  });

  it('the OpenAPI document is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('a call takes multipart form data for files, a URL-encoded form when it declares one, and else JSON', () => {
    const mediaOf = (path: string) =>
      Object.keys(Object(valuesOf('requestBody', operationOf(path, 'post'))[0]).content);
    expect(mediaOf('/oss/customer/client-verification/save')).toEqual(['multipart/form-data']);
    expect(mediaOf('/crm/api/UserWrite/saveUserSetting')).toEqual(['application/x-www-form-urlencoded']);
    expect(mediaOf('/oss/mall/order/add')).toEqual(['application/json']);
  });

  it('an operation has its access, refusal codes, headers and whether it is implemented', () => {
    expect(operationOf('/oss/mall/order/cancel', 'post')).toMatchObject({
      operationId: 'orderCancel',
      tags: ['oss'],
      security: [{ session: [] }],
      parameters: [
        { name: 'x-mallflow', in: 'header', required: true },
        { name: 'x-mallflow-user', in: 'header', required: false },
        { name: 'idempotency-key', in: 'header', required: true },
      ],
      'x-access': 'main-account',
      'x-addition': false,
      'x-answered': false,
      'x-codes': {
        order_not_found: codes.order_not_found.code,
        order_state_refuses: codes.order_state_refuses.code,
      },
    });
    expect(operationOf('/oss/mall/order/add', 'post')).toMatchObject({ 'x-answered': true });
    expect(operationOf('/oss/mall/order/by-key', 'get')).toMatchObject({ 'x-addition': true });
  });

  it('an operation for pages without a session accepts the tab header, with a body limit of its own', () => {
    expect(operationOf('/oss/mall/flow/draft-open', 'post')).toMatchObject({
      security: [{ session: [] }, { tab: [] }],
      'x-access': 'session-or-tab',
    });
    expect(operationOf('/oss/mall/flow/draft-save', 'post')).toMatchObject({
      'x-body-bytes': 665_536,
      'x-tab-body-bytes': 65_536,
    });
    expect(document.components.securitySchemes.tab).toEqual({ type: 'apiKey', in: 'header', name: 'x-mallflow-tab' });
  });

  it('a file upload takes raw bytes, and a file read has no header parameters and answers with file types', () => {
    expect(operationOf('/oss/mall/file/upload', 'post')).toMatchObject({
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      'x-body-bytes': 10 * 1024 * 1024,
    });
    const read = operationOf('/oss/mall/file/read', 'get');
    expect(valuesOf('name', valuesOf('parameters', read))).toEqual(['file_id', 'token', 'show']);
    expect(Object.keys(Object(valuesOf('content', valuesOf('200', read))[0]))).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/png',
      'application/ofd',
      'application/xml',
    ]);
  });

  it('a provider notification takes any bytes without our headers, and its response has no content', () => {
    const told = operationOf('/oss/mall/payment/wechat-notify', 'post');
    expect(told).toMatchObject({
      security: [],
      parameters: [],
      requestBody: { required: true, content: { '*/*': { schema: { type: 'string', maxLength: 65_536 } } } },
      'x-kind': 'notification',
      'x-rate': { times: 1200, seconds: 60 },
    });
    expect(valuesOf('content', valuesOf('responses', told))).toEqual([]);
  });

  it('numbers in a query are described as strings', () => {
    expect(operationOf('/oss/mall/order/price', 'get')).toMatchObject({
      parameters: expect.arrayContaining([
        { name: 'order_type', in: 'query', required: true, schema: expect.objectContaining({ type: 'string' }) },
        { name: 'years', in: 'query', required: false, schema: expect.objectContaining({ type: 'string' }) },
      ]),
    });
  });
});
