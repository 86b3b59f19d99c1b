import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRfc3339 } from '../china-time.ts';
import { acceptForms, choice, fieldsOf, isForm } from '../control/body.ts';
import { readerOf, sendPage } from '../pages/send-page.ts';
import { isRecord, text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { readBatchFile } from './batch-file.ts';
import type { BankPayment } from './batch-file.ts';
import { bankPage, outcomeField } from './bank-page.ts';
import { bankOutcomes, writeResultFile } from './result-file.ts';
import type { BankOutcome } from './result-file.ts';

/** 500 lines of Chinese, as a form encodes them (bytes). */
const MAX_FILE = 900_000;

/** The bank behind UnionPay payouts: a person uploads the batch file and gets the result file. */
export function bankRoutes({ clock }: Sandbox) {
  function page(request: FastifyRequest, reply: FastifyReply) {
    const { words } = readerOf(request, reply);
    const file = text(fieldsOf(request), 'file');
    const payments = file === '' ? null : readBatchFile(file);
    const body = bankPage(words, file, payments);
    return sendPage(request, reply, { heading: words.bank, body });
  }

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const fields = fieldsOf(request);
    const payments = readBatchFile(text(fields, 'file'));
    const outcomes = payments && outcomesOf(fields, payments);
    if (!payments || !outcomes) {
      const message = payments ? 'Unknown outcome' : 'Not a batch file of the product';
      return reply.code(422).send({ message, allowed: bankOutcomes });
    }
    const day = toRfc3339(clock.now()).slice(0, 10).replaceAll('-', '');
    const result = writeResultFile(
      payments,
      (reference) => outcomes.get(reference) ?? 'success',
      day,
    );
    const name = `attachment; filename="bank-result-${day}.csv"`;
    reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
    return isForm(request)
      ? reply.header('content-disposition', name).send(result)
      : reply.send(result);
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get('/sandbox/bank', page);
    app.post('/sandbox/bank', { bodyLimit: MAX_FILE }, page);
    app.post('/sandbox/api/bank-result', { bodyLimit: MAX_FILE }, answer);
  };
}

/** `outcome` holds for all, `outcomes` (or a form's fields) for single ones; null for unknown words. */
function outcomesOf(
  fields: Record<string, unknown>,
  payments: readonly BankPayment[],
): Map<string, BankOutcome> | null {
  const single = isRecord(fields.outcomes) ? fields.outcomes : {};
  const chosen = payments.map(({ reference }) => {
    const word = single[reference] ?? fields[outcomeField(reference)] ?? fields.outcome;
    return [reference, choice(word, bankOutcomes, 'success')] as const;
  });
  const known = chosen.flatMap(([reference, word]) => (word ? [[reference, word] as const] : []));
  return known.length === chosen.length ? new Map(known) : null;
}
