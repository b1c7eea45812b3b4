import { describe, expect, it } from 'vitest';
import { calls } from './calls/index.ts';
import { codes } from './codes.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument({ title: 'Mallflow', version: '1.2.3', answered: new Set(['orderAdd']) });

function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(key, inner)]);
}

const operationOf = (path: string, method: 'get' | 'post') => document.paths[path]?.[method];

describe('the published document', () => {
  it('describes every call once, under its host [WIR-09]', () => {
    expect(valuesOf('operationId', document.paths).toSorted()).toEqual(Object.keys(calls).toSorted());
    expect(Object.keys(document.paths).toSorted()).toEqual(
      [...new Set(Object.values(calls).map(({ host, path }) => `/${host}${path}`))].toSorted(),
    );
  });

  it('leads every reference to a schema that it holds', () => {
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const references = [...new Set(valuesOf('$ref', document))];
    expect(references.filter((reference) => !held.some((name) => name === reference))).toEqual([]);
    expect(references).toContain('#/components/schemas/AppointmentCategory');
    expect(valuesOf('$defs', document)).toEqual([]);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('sends form data for files, a form where one is expected, and JSON elsewhere', () => {
    const mediaOf = (path: string) =>
      Object.keys(Object(valuesOf('requestBody', operationOf(path, 'post'))[0]).content);
    expect(mediaOf('/oss/customer/client-verification/save')).toEqual(['multipart/form-data']);
    expect(mediaOf('/crm/api/UserWrite/saveUserSetting')).toEqual(['application/x-www-form-urlencoded']);
    expect(mediaOf('/oss/mall/order/add')).toEqual(['application/json']);
  });

  it('tells of a call who may make it, which codes it refuses with, what it is sent and whether it is answered', () => {
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

  it('tells of a call for a page without a session that its tab can make it, and by which header', () => {
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

  it('sends the bytes of a file as they are, and answers those of another with no header of ours', () => {
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

  it('tells of a notification that it is any bytes, asked nothing of ours and answered without an envelope', () => {
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

  it('shows numbers and lists of a query as the text that travels', () => {
    expect(operationOf('/oss/mall/order/price', 'get')).toMatchObject({
      parameters: expect.arrayContaining([
        { name: 'order_type', in: 'query', required: true, schema: expect.objectContaining({ type: 'string' }) },
        { name: 'years', in: 'query', required: false, schema: expect.objectContaining({ type: 'string' }) },
      ]),
    });
  });
});
