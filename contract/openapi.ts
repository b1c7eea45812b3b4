import { z } from 'zod/mini';
import type { Call } from './call.ts';
import { type CallName, calls } from './calls/index.ts';
import {
  envelope,
  idempotencyHeader,
  sameSiteHeader,
  sessionCookie,
  tabHeader,
  uploadMediaType,
  userHeader,
} from './envelope.ts';
import { fileTypes } from './limits.ts';
import { codes } from './responseCodes.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Schemas = Record<string, JsonSchema>;

const definitions = '#/$defs/';
const components = '#/components/schemas/';

/** Redirects every `$ref` from a schema's own definitions to the document's components. */
function withReferencesMoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferencesMoved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace(definitions, components)]
        : [key, withReferencesMoved(inner)],
    ),
  );
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io });
  return { own, definitions: $defs ?? {} };
}

const queryParameters = (query: z.ZodMiniObject) => {
  const { properties = {}, required = [] } = schemaOf(query, 'input').own;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const headerParameters = (call: Call) => [
  ...(call.kind === 'file' || call.kind === 'notification'
    ? []
    : [
        { name: sameSiteHeader.name, in: 'header', required: true, schema: { const: sameSiteHeader.value } },
        { name: userHeader, in: 'header', required: false, schema: { type: 'string' } },
      ]),
  ...(call.keyed
    ? [
        {
          name: idempotencyHeader,
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 16, maxLength: 64 },
        },
      ]
    : []),
];

const hasFile = (body: JsonSchema): boolean =>
  Object.values(body.properties ?? {}).some(
    (field) => typeof field === 'object' && [field, ...(field.anyOf ?? [])].some((part) => part.format === 'binary'),
  );

function requestBody(call: Call) {
  if (call.kind === 'upload') {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: call.body_bytes };
    return { requestBody: { required: true, content: { [uploadMediaType]: { schema } } } };
  }
  if (call.kind === 'notification') {
    const schema = { type: 'string', maxLength: call.body_bytes };
    return { requestBody: { required: true, content: { '*/*': { schema } } } };
  }
  if (call.body === null) return {};
  const { own } = schemaOf(call.body, 'input');
  const form = hasFile(own) ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { requestBody: { required: true, content: { [call.form ? form : 'application/json']: { schema: own } } } };
}

const security = {
  public: [],
  'order-token': [{}, { session: [] }],
  'signed-in': [{ session: [] }],
  client: [{ session: [] }],
  'main-account': [{ session: [] }],
  'session-or-tab': [{ session: [] }, { tab: [] }],
  sales: [{ session: [] }],
  reviewer: [{ session: [] }],
  support: [{ session: [] }],
  consultant: [{ session: [] }],
} as const satisfies Record<Call['access'], readonly Record<string, readonly string[]>[]>;

function successOf(call: Call, schemas: Schemas) {
  if (call.kind === 'notification') return { description: 'As the provider wants to be told that it was taken' };
  if (call.kind === 'file') {
    const schema = { type: 'string', format: 'binary' };
    const content = Object.fromEntries(fileTypes.map((type) => [type, { schema }]));
    return { description: 'The file, not to be kept by caches', content };
  }
  const success = schemaOf(z.extend(envelope, { code: z.literal(codes.ok.code), data: call.data }), 'output');
  Object.assign(schemas, success.definitions);
  return { description: 'The envelope with code 0', content: { 'application/json': { schema: success.own } } };
}

function refusalResponseOf(call: Call) {
  if (call.kind === 'notification') {
    return { description: 'Not taken: its signature does not fit, or it has to be sent once more' };
  }
  return {
    description: `The envelope with another code${call.refusals.length > 0 ? `: ${call.refusals.join(', ')}` : ''}`,
    content: { 'application/json': { schema: { $ref: `${components}Refusal` } } },
  };
}

function operation(name: CallName, answered: boolean, schemas: Schemas) {
  const call: Call = calls[name];
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.host],
    security: security[call.access],
    parameters: [...headerParameters(call), ...queryParameters(call.query)],
    ...requestBody(call),
    responses: {
      200: successOf(call, schemas),
      default: refusalResponseOf(call),
    },
    'x-access': call.access,
    'x-addition': call.addition,
    'x-answered': answered,
    'x-kind': call.kind,
    'x-body-bytes': call.body_bytes,
    'x-tab-body-bytes': call.tab_body_bytes,
    'x-rate': call.rate,
    'x-codes': Object.fromEntries(call.refusals.map((refusal) => [refusal, codes[refusal].code])),
  };
}

const callNames = Object.keys(calls).filter((name): name is CallName => Object.hasOwn(calls, name));

/** OpenAPI 3.1. Calls outside `answered` are described but marked as not implemented. */
export function openApiDocument(about: { title: string; version: string; answered: ReadonlySet<CallName> }) {
  const schemas: Schemas = { Refusal: schemaOf(envelope, 'output').own };
  const paths: Record<string, Partial<Record<'get' | 'post', unknown>>> = {};
  for (const name of callNames) {
    const { host, path, method } = calls[name];
    const described = withReferencesMoved(operation(name, about.answered.has(name), schemas));
    paths[`/${host}${path}`] = { ...paths[`/${host}${path}`], [method === 'GET' ? 'get' : 'post']: described };
  }
  return {
    openapi: '3.1.1',
    info: { title: about.title, version: about.version },
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, withReferencesMoved(schema)] as const),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        tab: { type: 'apiKey', in: 'header', name: tabHeader },
      },
    },
    'x-codes': Object.fromEntries(Object.entries(codes).map(([name, { code }]) => [name, code])),
  };
}
