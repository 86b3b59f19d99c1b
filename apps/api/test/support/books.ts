import type { TestApp } from './test-app.ts';

/** Each entry balances, and what can be settled is what stands there for it. */
export async function expectBooksToFit(tolk: TestApp): Promise<void> {
  const { db } = tolk.app.deps;
  const lines = await db.selectFrom('ledger_line').selectAll().execute();
  const balances = new Map<string, number>();
  const available = new Map<string, number>();
  for (const { entry_id, currency, account, person_id, debit, credit } of lines) {
    add(balances, `${entry_id} ${currency}`, debit - credit);
    if (account === 'supplierAvailable') add(available, person_id ?? '', credit - debit);
  }
  expect([...balances.values()].filter((sum) => sum !== 0)).toEqual([]);
  const earnings = await db.selectFrom('earning').selectAll().execute();
  const ready = new Map<string, number>();
  for (const { supplier_id, amount, status } of earnings) {
    add(ready, supplier_id, status === 'ready' ? amount : 0);
    add(available, supplier_id, 0);
  }
  expect(available).toEqual(ready);
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
