import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { billOf, chinaDay, isBilled } from '../payments/bill.ts';
import { createBillFiles } from '../payments/bill-files.ts';
import type { Sandbox } from '../sandbox.ts';
import { wechatPayBill } from './bill.ts';

/** An address of a bill is good for five minutes. */
const LIFETIME = 300_000;
/** The bill of a day is made at this hour of the next one. */
const HOUR = 10;

type Answer = (reply: FastifyReply, status: number, content: object) => FastifyReply;
type Dated = { Querystring: { bill_date?: string; bill_type?: string } };
type Named = { Querystring: { token?: string } };

/** Bills; who calls stands behind the check of signatures of all routes. */
export function wechatPayBillRoutes(sandbox: Sandbox, answer: Answer) {
  const { keys, clock, trades, store, ownUrl } = sandbox;
  const files = createBillFiles(LIFETIME);
  const refuse = (reply: FastifyReply, code: string, message: string) =>
    answer(reply, 400, { code, message });

  return (app: FastifyInstance): void => {
    app.get<Dated>('/v3/bill/tradebill', (request, reply) => {
      const { bill_date: day = '', bill_type: type = 'ALL' } = request.query;
      const isPast = /^\d{4}-\d\d-\d\d$/.test(day) && day < chinaDay(clock.now());
      if (!isPast || type !== 'ALL') return refuse(reply, 'PARAM_ERROR', '参数错误：bill_date');
      if (!isBilled(day, HOUR, clock.now())) {
        return refuse(reply, 'STATEMENT_CREATING', '账单生成中');
      }
      const lines = billOf(trades.all(), store.all('billChange'), 'wechat-pay', day);
      if (lines.length === 0) return refuse(reply, 'NO_STATEMENT_EXIST', '账单文件不存在');
      const file = wechatPayBill(keys.wechatPay, lines);
      return answer(reply, 200, {
        hash_type: 'SHA1',
        hash_value: createHash('sha1').update(file).digest('hex'),
        download_url: `${ownUrl()}/v3/billdownload/file?token=${files.keep(file)}`,
      });
    });

    // A file is not signed: the answer that named it carries its hash.
    app.get<Named>('/v3/billdownload/file', (request, reply) => {
      const file = files.take(request.query.token ?? '');
      if (!file) return refuse(reply, 'INVALID_REQUEST', '下载链接已失效');
      return reply.type('text/plain; charset=utf-8').send(file);
    });
  };
}
