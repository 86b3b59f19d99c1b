import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digits, type Keys } from '../keys.ts';
import { isRecord, jsonBody, keepRawBodies, rawBody, text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Paper } from './paper.ts';
import { paperFile } from './paper-file.ts';
import { readInvoice, readRedLetter } from './paper-request.ts';
import { billOf, resultOf } from './records.ts';

export const nuonuoPath = '/open/v1/services';
export const nuonuoTokenPath = '/accessToken';
export const nuonuoFilePath = '/sandbox/nuonuo/files';

/** A token lives for a day. */
const tokenSeconds = 86_400;
/** Requests are stamped with wall time. */
const stampSeconds = 300;
const unknown = ['E9500', '未查询到发票'] as const;

type Stamp = Partial<Record<'senid' | 'nonce' | 'timestamp' | 'appkey', string>>;
type Method = (content: Record<string, unknown>, reply: FastifyReply) => FastifyReply;

/** Nuonuo's open platform, as an application for own use meets it: invoices, red letters, their state. */
export function nuonuoRoutes({ keys, store, clock, papers, ownUrl }: Sandbox) {
  const { nuonuo } = keys;

  function token(request: FastifyRequest, reply: FastifyReply) {
    const form = new URLSearchParams(rawBody(request).toString('utf8'));
    const isKnown =
      form.get('client_id') === nuonuo.appKey &&
      form.get('client_secret') === nuonuo.appSecret &&
      form.get('grant_type') === 'client_credentials';
    if (!isKnown) return reply.code(401).send({ error: '070304', error_description: '无效的凭证' });
    const issued = randomBytes(16).toString('hex');
    const expiresAt = new Date(clock.now().getTime() + tokenSeconds * 1_000).toISOString();
    store.put('invoiceToken', issued, { token: issued, expiresAt });
    return reply.send({ access_token: issued, expires_in: tokenSeconds });
  }

  function admits({ headers }: FastifyRequest): boolean {
    const known = store.get('invoiceToken', String(headers.accesstoken ?? ''));
    return known !== undefined && Date.parse(known.expiresAt) > clock.now().getTime();
  }

  const methods: Readonly<Record<string, Method>> = {
    requestBillingNew(content, reply) {
      const read = readInvoice(isRecord(content.order) ? content.order : {});
      if (read === null) return refuse(reply, 'E9001', '开票信息不完整');
      if (papers.find(read.number)) return refuse(reply, 'E9106', '订单编号不能重复');
      return succeed(reply, { invoiceSerialNum: papers.take(read).serialNo });
    },
    saveInvoiceRedConfirm(content, reply) {
      const original = text(content, 'blueElecInvoiceNumber');
      const left = papers.leftOf(original);
      const read = left === null ? null : readRedLetter(content, invoiceOf(original));
      if (read === null) return refuse(reply, 'E9001', '对应蓝票不存在或红冲明细有误');
      if (papers.find(read.number)) return refuse(reply, 'E9106', '红字确认单申请号不能重复');
      if (read.amount > (left ?? 0)) return refuse(reply, 'E9002', '红冲金额超过蓝票剩余金额');
      return succeed(reply, papers.take(read).number);
    },
    queryInvoiceResult({ orderNos }, reply) {
      const asked: readonly unknown[] = Array.isArray(orderNos) ? orderNos : [];
      const found = asked.flatMap((number) => papers.find(String(number)) ?? []);
      // Of red letters there is no invoice before they are confirmed.
      const shown = found.filter(({ kind, state }) => kind === 'invoice' || state === 'issued');
      if (shown.length === 0) return refuse(reply, ...unknown);
      return succeed(
        reply,
        shown.map((paper) => resultOf(paper, `${ownUrl()}${nuonuoFilePath}/${paper.number}.pdf`)),
      );
    },
    queryInvoiceRedConfirm(content, reply) {
      const paper = papers.find(text(content, 'billId'));
      const list = paper?.kind === 'redLetter' ? [billOf(paper)] : [];
      return succeed(reply, { total: list.length, list });
    },
  };

  function invoiceOf(invoiceNumber: string): Paper | undefined {
    return papers
      .all()
      .find((paper) => paper.state === 'issued' && paper.invoiceNumber === invoiceNumber);
  }

  function service(request: FastifyRequest<{ Querystring: Stamp }>, reply: FastifyReply) {
    if (!isSigned(request, nuonuo)) return refuse(reply, '070102', '签名错误');
    if (!admits(request)) return refuse(reply, '070201', 'accessToken 无效或已过期');
    const name = String(request.headers.method ?? '').replace(/^nuonuo\.OpeMplatform\./, '');
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (method === undefined) return refuse(reply, '070103', '接口不存在');
    return method(jsonBody(request), reply);
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post(nuonuoTokenPath, token);
    app.post<{ Querystring: Stamp }>(nuonuoPath, service);
    app.get<{ Params: { file: string } }>(`${nuonuoFilePath}/:file`, ({ params }, reply) => {
      const paper = papers.find(params.file.replace(/\.pdf$/, ''));
      if (paper?.state !== 'issued') return reply.code(404).send({ message: 'No such paper' });
      return reply.type('application/pdf').send(paperFile(paper));
    });
  };
}

function isSigned(
  request: FastifyRequest<{ Querystring: Stamp }>,
  { appKey, appSecret }: Keys['nuonuo'],
): boolean {
  const { senid = '', nonce = '', timestamp = '', appkey = '' } = request.query;
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (appkey !== appKey || senid.length !== 32 || !(age < stampSeconds)) return false;
  const message = `a=services&l=v1&p=open&k=${appkey}&i=${senid}&n=${nonce}&t=${timestamp}&f=`;
  const signature = createHmac('sha1', appSecret)
    .update(message)
    .update(rawBody(request))
    .digest('base64');
  return request.headers['x-nuonuo-sign'] === signature;
}

function succeed(reply: FastifyReply, result: unknown): FastifyReply {
  return reply.send({ code: 'E0000', describe: '成功', requestId: digits(16), result });
}

/** Refusals come with status 200 too. */
function refuse(reply: FastifyReply, code: string, describe: string): FastifyReply {
  return reply.send({ code, describe, requestId: digits(16) });
}
