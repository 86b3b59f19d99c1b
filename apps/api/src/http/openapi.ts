import { allCalls, type AnyCall } from '@tolk/contract';
import { errorCodes, type ErrorName } from '@tolk/contract/error-codes';
import { codeOf, errorTexts } from '@tolk/contract/error-texts';
import { apiBase, headers } from '@tolk/contract/headers';
import { humanCheckPaths } from '@tolk/contract/human-check';
import { product } from '@tolk/domain';
import { humanCheckShapes } from './human-check-shapes.ts';

/** Codes that every call can answer; each call adds its own. */
const commonCodes = [
  errorCodes.unverifiable,
  errorCodes.notFound,
  errorCodes.invalid,
  errorCodes.tooMany,
  errorCodes.fault,
  errorCodes.unavailable,
  errorCodes.tokenRotated,
];
const signedInCodes = [errorCodes.unauthenticated, errorCodes.sessionRevoked];

// In the order in which they are written: the first that has a code speaks for it.
const names = Object.keys(errorTexts) as ErrorName[];
const codeTexts = new Map<number, string>();
for (const name of names)
  if (!codeTexts.has(codeOf[name])) codeTexts.set(codeOf[name], errorTexts[name].en);

function header(name: string, description: string, required: boolean, pattern?: string) {
  return {
    name,
    in: 'header',
    required,
    description,
    schema: pattern === undefined ? { type: 'string' } : { type: 'string', pattern },
  };
}

const language = {
  ...header('accept-language', 'Language of `msg` and of messages in `data`', false),
  schema: { type: 'string', enum: ['en', 'zh-CN'], default: 'zh-CN' },
};
const signature = [
  header(
    headers.timestamp,
    'Milliseconds since epoch; at most 5 minutes off',
    true,
    '^[0-9]{1,15}$',
  ),
  header(headers.nonce, 'Unique for each call', true, '^[!-~]{8,128}$'),
  header(
    headers.bodyHash,
    'Lower-case hex over `timestamp.nonce.METHOD path.body`: HMAC-SHA-256 keyed by the token, plain SHA-256 without one; the body of multipart counts as empty',
    true,
    '^[0-9a-f]{64}$',
  ),
];

/** The OpenAPI 3.1 document of every call of the contract. */
export function openApiDocument(publicUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} ${product.nameChinese}`,
      version: '1',
      description:
        'Every call answers HTTP 200 with `{ code, msg, data }`; `code` 0 is success. HTTP 413, 429, 500 and 503 carry the same envelope.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: headers.token } },
    },
    paths: Object.fromEntries([
      ...allCalls.map((call) => [`${apiBase}${call.path}`, { post: operation(call) }]),
      ...humanCheckNames.map((name) => [humanCheckPaths[name], { post: humanCheck(name) }]),
    ]),
  };
}

function operation(call: AnyCall) {
  const key = header(
    headers.idempotencyKey,
    'New for each action',
    call.idempotency === 'required',
    '^[!-~]{1,200}$',
  );
  return {
    operationId: call.path.slice(1).replaceAll('/', '_'),
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    'x-access': call.access,
    security: call.access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [language, ...signature, ...(call.idempotency === 'none' ? [] : [key])],
    requestBody: { required: true, content: requestContent(call) },
    responses: {
      200: { description: codesText(call), content: responseContent(call) },
      ...failures,
    },
  };
}

const humanCheckNames = Object.keys(humanCheckPaths) as (keyof typeof humanCheckPaths)[];

/** Without signature and session: who verifies is nobody yet. */
function humanCheck(name: keyof typeof humanCheckPaths) {
  const { summary, request, response } = humanCheckShapes[name];
  const { humanCheckFailed, invalid } = errorCodes;
  const codes = [invalid, humanCheckFailed].map(lineOf);
  return {
    operationId: `verification_${name}`,
    tags: ['verification'],
    summary,
    'x-access': 'public',
    security: [{}],
    parameters: [language],
    requestBody: { required: true, content: { 'application/json': { schema: request } } },
    responses: {
      200: {
        description: ['The envelope. Codes besides 0:', ...codes].join('\n'),
        content: { 'application/json': { schema: { anyOf: [envelope(response), refusal] } } },
      },
      ...failures,
    },
  };
}

function requestContent(call: AnyCall) {
  if (call.body !== 'multipart') return { 'application/json': { schema: call.request } };
  const file = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  };
  return { 'multipart/form-data': { schema: { allOf: [call.request, file] } } };
}

function responseContent(call: AnyCall) {
  const refused = { 'application/json': { schema: refusal } };
  if (call.answer === 'file') {
    return {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
      ...refused,
    };
  }
  return { 'application/json': { schema: { anyOf: [envelope(call.response), refusal] } } };
}

function envelope(data: object) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 0 }, msg: { type: 'string' }, data },
  };
}

const refusal = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', exclusiveMinimum: 0 },
    msg: { type: 'string' },
    data: { type: 'object' },
  },
};

function failure(description: string) {
  return { description, content: { 'application/json': { schema: refusal } } };
}

const failures = {
  413: failure('The body is too large'),
  429: failure('Too many calls; see Retry-After'),
  500: failure('A fault on our side'),
  503: failure('Briefly unavailable'),
};

function codesText(call: AnyCall): string {
  const codes = [
    ...(call.access === 'public' ? [] : signedInCodes),
    ...(call.access === 'public' || call.access === 'any' ? [] : [errorCodes.forbidden]),
    ...commonCodes,
    ...(call.idempotency === 'none' ? [] : [errorCodes.conflict]),
    ...(call.errors ?? []),
  ];
  const sorted = [...new Set(codes)].sort((one, other) => one - other);
  return ['The envelope. Codes besides 0:', ...sorted.map(lineOf)].join('\n');
}

function lineOf(code: number): string {
  return `- ${code}: ${codeTexts.get(code) ?? ''}`;
}
