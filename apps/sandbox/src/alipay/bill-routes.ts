import type { FastifyInstance, FastifyReply } from 'fastify';
import { billOf, chinaDay, isBilled } from '../payments/bill.ts';
import { createBillFiles, type BillFiles } from '../payments/bill-files.ts';
import type { Sandbox } from '../sandbox.ts';
import { alipayBill } from './bill.ts';

/** An address of a bill is good for 30 seconds. */
const LIFETIME = 30_000;
/** The bill of a day is made at this hour of the next one. */
const HOUR = 9;

const filePath = '/alipay/downloadBillFile.resource';

type Answer = (reply: FastifyReply, content: object, status?: number) => FastifyReply;
type Dated = { Querystring: { bill_date?: string; bill_type?: string } };
type Named = { Querystring: { token?: string } };

export function createAlipayBills(): BillFiles {
  return createBillFiles(LIFETIME);
}

/** `alipay.data.dataservice.bill.downloadurl.query`, behind the check of signatures of all calls. */
export function alipayBillRoutes(sandbox: Sandbox, files: BillFiles, answer: Answer) {
  const { keys, clock, trades, store, ownUrl } = sandbox;
  return (app: FastifyInstance): void => {
    const path = '/v3/alipay/data/dataservice/bill/downloadurl/query';
    app.get<Dated>(path, (request, reply) => {
      const { bill_date: day = '', bill_type: type } = request.query;
      const isPast = /^\d{4}-\d\d-\d\d$/.test(day) && day < chinaDay(clock.now());
      if (!isPast || type !== 'trade') {
        return answer(reply, { code: 'INVAILID_ARGUMENTS', message: '入参不合法' }, 400);
      }
      const lines = billOf(trades.all(), store.all('billChange'), 'alipay', day);
      if (lines.length === 0 || !isBilled(day, HOUR, clock.now())) {
        return answer(reply, { code: 'BILL_NOT_EXIST', message: '账单不存在' }, 400);
      }
      const token = files.keep(alipayBill(keys.alipay, day, lines));
      const query = `bizType=trade&fileType=csv.zip&bizDates=${day.replaceAll('-', '')}`;
      return answer(reply, {
        bill_download_url: `${ownUrl()}${filePath}?${query}&token=${token}`,
      });
    });
  };
}

/** Alipay's bill centre: an address is its own proof. */
export function alipayBillFileRoutes(files: BillFiles) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<Named>(filePath, (request, reply) => {
      const file = files.take(request.query.token ?? '');
      return file ? reply.type('application/zip').send(file) : reply.code(403).send();
    });
  };
}
