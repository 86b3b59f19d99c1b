import type { Identity } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { ledgerData, orderData, orderDetailData } from './order-data-repository.ts';
import { visibleAccounts } from '../ledger/visible-ledger.ts';
import { maskOther } from './masked-others.ts';
import { readableKeys, readableMoney } from './readable.ts';

type Order = Awaited<ReturnType<typeof orderData>>[number];
type Details = Awaited<ReturnType<typeof orderDetailData>>;
type LedgerLine = Awaited<ReturnType<typeof ledgerData>>[number];

/** The person's orders on both sides, each with all that belongs to it, and the ledger's lines beside them. */
export async function exportOrders(db: Queryable, personId: string) {
  const orders = await orderData(db, personId);
  const details = await orderDetailData(
    db,
    orders.map(({ id }) => id),
  );
  const lines = await ledgerData(db, personId, {
    client: { orderIds: idsOf(orders, 'client'), accounts: visibleAccounts.client },
    supplier: { orderIds: idsOf(orders, 'supplier'), accounts: visibleAccounts.supplier },
  });
  return {
    otherNames: [...new Set(orders.map(({ other_name }) => other_name))],
    orders: orders.map((order) => ({
      ...termsOf(order),
      ...detailsOf(order, details),
      ledger: lines.filter(({ order_id }) => order_id === order.id).map(presentLine),
    })),
    ledgerBesidesOrders: lines.filter(({ order_id }) => order_id === null).map(presentLine),
  };
}

function idsOf(orders: readonly Order[], side: Identity): string[] {
  return orders.filter((order) => order.side === side).map(({ id }) => id);
}

function termsOf(order: Order) {
  const {
    client_id: _client,
    supplier_id: _supplier,
    other_name,
    side,
    receipt_name,
    receipt_tax_number,
    receipt_address,
    purchase_order,
    cost_centre,
    unit_price,
    overtime_rate,
    travel,
    price,
    fee,
    commission,
    currency,
    ...terms
  } = order;
  return {
    yourSide: side,
    otherSide: maskOther(other_name),
    ...readableKeys(terms),
    unitPrice: readableMoney(unit_price, currency),
    overtimeRate: overtime_rate === null ? null : readableMoney(overtime_rate, currency),
    travel: readableMoney(travel, currency),
    price: readableMoney(price, currency),
    // What the other side pays for using the product is the other side's affair.
    ...(side === 'client'
      ? {
          fee: readableMoney(fee, currency),
          receiptName: receipt_name,
          receiptTaxNumber: receipt_tax_number,
          receiptAddress: receipt_address,
          purchaseOrder: purchase_order,
          costCentre: cost_centre,
        }
      : {}),
    ...(side === 'supplier' ? { commission: readableMoney(commission, currency) } : {}),
  };
}

function detailsOf({ id, side, currency }: Order, details: Details) {
  const files = details.files.filter(({ order_id }) => order_id === id);
  return {
    timeline: details.events
      .filter(({ order_id }) => order_id === id)
      .map(({ order_id: _order, details: frozen, ...event }) => ({
        ...readableKeys(event),
        terms: frozen === null ? null : frozenTerms(frozen, side, currency),
      })),
    milestones: details.milestones
      .filter(({ order_id }) => order_id === id)
      .map(({ order_id: _order, ...milestone }) => frozenTerms(milestone, side, currency)),
    changes: details.changes
      .filter(({ order_id }) => order_id === id)
      .map(({ order_id: _order, ...change }) => frozenTerms(change, side, currency)),
    files: filesOf(files, null),
    deliveries: details.deliveries
      .filter(({ order_id }) => order_id === id)
      .map(({ id: deliveryId, order_id: _order, ...delivery }) => ({
        ...readableKeys(delivery),
        files: filesOf(files, deliveryId),
      })),
    ...(side === 'client' ? { payments: paymentsOf(id, details) } : {}),
  };
}

/** Terms as an event froze them; amounts are minor units there. */
function frozenTerms(frozen: object, side: Identity, currency: string): object {
  const hidden = side === 'client' ? 'commission' : 'fee';
  const amounts = ['unit_price', 'overtime_rate', 'travel', 'price', 'fee', 'commission'];
  const readableTerm = (name: string, value: unknown): unknown => {
    if (amounts.includes(name) && value !== null) return readableMoney(Number(value), currency);
    if (name !== 'milestones' || !Array.isArray(value)) return value;
    return value.map((milestone: object) => frozenTerms(milestone, side, currency));
  };
  const entries = Object.entries(frozen)
    .filter(([name]) => name !== hidden)
    .map(([name, value]) => [name, readableTerm(name, value)]);
  return readableKeys(Object.fromEntries(entries));
}

function filesOf(files: Details['files'], deliveryId: string | null) {
  return files
    .filter(({ delivery_id }) => delivery_id === deliveryId)
    .map(({ order_id: _order, delivery_id: _delivery, ...file }) => readableKeys(file));
}

function paymentsOf(orderId: string, { attempts, transfers, refunds }: Details) {
  return attempts
    .filter(({ order_id }) => order_id === orderId)
    .map(({ id, order_id: _order, amount, currency, ...attempt }) => ({
      ...readableKeys(attempt),
      money: readableMoney(amount, currency),
      transfers: transfers
        .filter(({ payment_attempt_id }) => payment_attempt_id === id)
        .map(({ payment_attempt_id: _attempt, amount: came, ...transfer }) => ({
          ...readableKeys(transfer),
          money: readableMoney(came, currency),
        })),
      refunds: refunds
        .filter(({ payment_attempt_id }) => payment_attempt_id === id)
        .map(({ payment_attempt_id: _attempt, amount: back, ...refund }) => ({
          ...readableKeys(refund),
          money: readableMoney(back, currency),
        })),
    }));
}

function presentLine({ event, at, account, currency, debit, credit }: LedgerLine) {
  return {
    at,
    event,
    account,
    debit: readableMoney(debit, currency),
    credit: readableMoney(credit, currency),
  };
}
