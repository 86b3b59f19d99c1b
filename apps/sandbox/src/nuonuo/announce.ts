import { randomUUID } from 'node:crypto';
import type { Attempt } from '../payments/delivery.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Paper, PaperOutcome } from './paper.ts';
import { PaperRefused } from './papers.ts';
import { callbackOf } from './records.ts';

export const paperNotifications = ['once', 'twice', 'never', 'forged'] as const;
export type PaperNotification = (typeof paperNotifications)[number];

/**
 * Carries out what becomes of a paper and tells the product. `forged` moves nothing: somebody else
 * claims that it did. Throws `PaperRefused`.
 */
export async function decidePaper(
  { papers, courier }: Pick<Sandbox, 'papers' | 'courier'>,
  number: string,
  outcome: PaperOutcome,
  notify: PaperNotification,
): Promise<{ paper: Paper; sent: Attempt[] }> {
  const forged = notify === 'forged';
  const paper = forged ? papers.find(number) : papers.settle(number, outcome);
  if (paper === undefined) throw new PaperRefused('absent');
  const delivery = {
    provider: 'nuonuo',
    outTradeNo: number,
    eventId: randomUUID(),
    kind: 'paper',
    url: paper.callbackUrl,
    content: callbackOf({ ...paper, state: outcome }),
    forged,
  } as const;
  const copies = { once: 1, twice: 2, never: 0, forged: 1 }[notify];
  const sent = await Promise.all(Array.from({ length: copies }, () => courier.send(delivery)));
  return { paper, sent };
}
