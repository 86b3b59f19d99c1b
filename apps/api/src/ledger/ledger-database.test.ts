import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LedgerAccount } from '@tolk/domain';
import type { Tx } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { insertLedgerEntry } from './ledger-repository.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { openMarket, type Market, type OrderDetail } from '../../test/support/market.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let order: OrderDetail;

beforeAll(async () => {
  market = await openMarket(tolk);
  order = await market.complete();
});

type Line = [account: LedgerAccount, debit: number, credit: number];

function write(lines: Line[], source: string = randomUUID()): Promise<void> {
  const { db, clock } = tolk.app.deps;
  return transaction(db, (tx) =>
    insertLedgerEntry(tx, {
      source,
      event: 'latePaid',
      orderId: order.projectOrderId,
      settlementId: null,
      at: clock.now(),
      lines: lines.map(([account, debit, credit]) => ({
        account,
        currency: 'CNY',
        debit,
        credit,
        personId: null,
      })),
    }),
  );
}

function inTransaction(work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  return transaction(tolk.app.deps.db, work);
}

describe('the database', () => {
  it('takes an entry that balances', async () => {
    await expect(
      write([
        ['bank', 5, 0],
        ['payoutFees', 0, 5],
      ]),
    ).resolves.toBeUndefined();
  });

  it('refuses an entry that does not balance', async () => {
    await expect(
      write([
        ['bank', 5, 0],
        ['payoutFees', 0, 4],
      ]),
    ).rejects.toThrow(/does not balance/);
  });

  it('refuses an entry without lines', async () => {
    const at = tolk.clock.now();
    const empty = {
      id: randomUUID(),
      source: 'test:empty',
      event: 'paid',
      order_id: null,
      at,
    } as const;
    await expect(
      inTransaction((tx) => tx.insertInto('ledger_entry').values(empty).execute()),
    ).rejects.toThrow(/has no lines/);
  });

  it('refuses the same event of one source twice', async () => {
    const lines: Line[] = [
      ['bank', 5, 0],
      ['payoutFees', 0, 5],
    ];
    await write(lines, 'test:once');
    await expect(write(lines, 'test:once')).rejects.toThrow(/unique/);
  });

  it.each([
    { what: 'a line on both sides', line: ['bank', 5, 5] as Line },
    { what: 'a line on no side', line: ['bank', 0, 0] as Line },
    { what: 'a negative line', line: ['bank', -5, 0] as Line },
    { what: 'an account of a supplier without its owner', line: ['supplierPending', 5, 0] as Line },
  ])('refuses $what', async ({ line }) => {
    await expect(write([line, ['payoutFees', 0, 5]])).rejects.toThrow(/check constraint/);
  });

  it.each([
    { table: 'ledger_entry', change: `source = 'elsewhere'` },
    { table: 'ledger_line', change: 'debit = debit + 1' },
  ])('refuses to change, delete or empty $table', async ({ table, change }) => {
    for (const statement of [
      `update ${table} set ${change}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(sql.raw(statement).execute(tolk.app.deps.db)).rejects.toThrow(/append-only/);
    }
  });

  it('refuses to add lines to an entry that was committed', async () => {
    const { id } = await tolk.app.deps.db
      .selectFrom('ledger_entry')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const line = { entry_id: id, person_id: null, currency: 'CNY' } as const;
    await expect(
      inTransaction((tx) =>
        tx
          .insertInto('ledger_line')
          .values([
            { ...line, account: 'bank', debit: 5, credit: 0 },
            { ...line, account: 'escrow', debit: 0, credit: 5 },
          ])
          .execute(),
      ),
    ).rejects.toThrow(/is closed/);
  });
});
