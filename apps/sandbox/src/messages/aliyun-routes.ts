import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Keys } from '../keys.ts';
import { keepRawBodies, rawBody } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { SIGN_NAME, fillTemplate } from './aliyun-templates.ts';

/** Aliyun takes a call's stamp for 15 minutes (ms). */
const MAX_SKEW = 900_000;

/** Aliyun's SendSms: `POST /` with the parameters in the query, signed by ACS3-HMAC-SHA256. */
export function aliyunRoutes({ keys, inbox }: Sandbox) {
  const seen = new Set<string>();

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post('/', (request, reply) => {
      const RequestId = randomUUID().toUpperCase();
      const query = new URLSearchParams((request.raw.url ?? '').split('?')[1]);
      const nonce = String(request.headers['x-acs-signature-nonce'] ?? '');
      const isSigned = verify(keys.aliyunSms, request.headers, query, rawBody(request));
      if (!isSigned || nonce === '' || seen.has(nonce)) {
        const Code = isSigned ? 'SignatureNonceUsed' : 'SignatureDoesNotMatch';
        return reply.code(isSigned ? 400 : 403).send({ Code, Message: Code, RequestId });
      }
      seen.add(nonce);
      const refusal = deliver(query);
      if (refusal) return { Code: refusal, Message: refusal, RequestId };
      return { Code: 'OK', Message: 'OK', BizId: `${Date.now()}^0`, RequestId };
    });
  };

  /** Aliyun's code for what is wrong; null when the message went out. */
  function deliver(query: URLSearchParams): string | null {
    const phone = query.get('PhoneNumbers') ?? '';
    if (!/^\d{7,15}$/.test(phone)) return 'isv.MOBILE_NUMBER_ILLEGAL';
    if (query.get('SignName') !== SIGN_NAME) return 'isv.SMS_SIGNATURE_ILLEGAL';
    const text = fillTemplate(query.get('TemplateCode') ?? '', query.get('TemplateParam') ?? '');
    if (text === null) return 'isv.SMS_TEMPLATE_ILLEGAL';
    inbox.receiveSms(`+${phone}`, text);
    return null;
  }
}

function verify(
  keys: Keys['aliyunSms'],
  headers: IncomingHttpHeaders,
  query: URLSearchParams,
  body: Buffer,
): boolean {
  const stamp = Date.parse(String(headers['x-acs-date'] ?? ''));
  const [, credential, names = '', signature = ''] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (credential !== keys.accessKeyId || headers['x-acs-action'] !== 'SendSms') return false;
  if (headers['x-acs-content-sha256'] !== sha256(body)) return false;
  if (!(Math.abs(Date.now() - stamp) <= MAX_SKEW)) return false;

  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const content = ['POST', '/', canonicalQuery(query), lines.join(''), names, sha256(body)];
  const expected = createHmac('sha256', keys.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(content.join('\n'))}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .toSorted()
    .join('&');
}

/** RFC 3986: everything but letters, digits and `-_.~`. */
function percentEncode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
