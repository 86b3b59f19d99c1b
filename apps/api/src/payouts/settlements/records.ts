import type { RequestOf, ResponseOf, SettlementDetail, SettlementRow, calls } from '@tolk/contract';
import { RATE_SCALE, type Language } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findSettlement,
  invoicesOfSettlement,
  listSettlements,
  settlementEvents,
  settlementItems,
  type Settlement,
  type SettlementRecord,
} from './settlement-repository.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { nameOfEarning } from '../../orders/earnings/name-of-earning.ts';
import { pagingOf } from '../../calls/paging.ts';
import { allowedSettlementActions, changeSettlement, lockSettlement } from './change-settlement.ts';
import { shownBank } from '../applying/payee.ts';
import { settlementCurrency } from '../applying/position.ts';

type Calls = typeof calls.supinterface.settlement;

export function presentSettlement(settlement: SettlementRecord, language: Language): SettlementRow {
  const { payout_gross, payout_fee } = settlement;
  return {
    settlementId: settlement.id,
    settlementNumber: settlement.number,
    projects: settlement.projects.map((project) => nameOfEarning(project, language)),
    totalPrice: settlement.gross,
    currency: settlementCurrency,
    payoutCurrency: settlement.payout_currency,
    payoutNet: payout_gross - payout_fee,
    method: settlement.method,
    payee: settlement.payee,
    bank: shownBank(settlement.bank, language),
    applicationTime: settlement.applied_at.toISOString(),
    status: settlement.status,
    settlementTime: settlement.settled_at?.toISOString() ?? null,
    failureReason: settlement.failure,
    version: settlement.version,
  };
}

/** The supplier's applications, the newest first. */
export async function ownSettlements(
  { status, ...page }: RequestOf<Calls['getWithdrawalRecords']>,
  { deps, personId, language }: CallContext,
): Promise<ResponseOf<Calls['getWithdrawalRecords']>> {
  const { total, rows } = await listSettlements(deps.db, personId, status, pagingOf(page));
  return { total, list: rows.map((row) => presentSettlement(row, language)) };
}

/** Throws `notFound`. */
export async function ownSettlementDetail(
  { settlementId }: RequestOf<Calls['getWithdrawalDetail']>,
  context: CallContext,
): Promise<SettlementDetail> {
  const { deps, personId } = context;
  const settlement = await findSettlement(deps.db, settlementId, personId);
  return presentSettlementDetail(settlement ?? refuse('notFound'), 'supplier', context);
}

/** One application with its projects, invoices and history as this side sees it. */
export async function presentSettlementDetail(
  settlement: Settlement,
  side: 'supplier' | 'staff',
  context: CallContext,
): Promise<SettlementDetail> {
  const { db } = context.deps;
  const { id, gross, netted, rate, payout_gross, payout_fee } = settlement;
  const [items, invoices, events] = await Promise.all([
    settlementItems(db, id),
    invoicesOfSettlement(db, id),
    settlementEvents(db, id),
  ]);
  return {
    ...presentSettlement({ ...settlement, projects: items }, context.language),
    netted,
    payable: gross - netted,
    rate: rate === null ? null : rate / RATE_SCALE,
    payoutGross: payout_gross,
    payoutFee: payout_fee,
    items: items.map((item) => ({
      feeId: item.fee_id,
      projectOrderId: item.order_id,
      orderNumber: item.number,
      orderName: nameOfEarning(item, context.language),
      amount: item.amount,
    })),
    feeInvoices: invoices.map(({ invoice_number, ...file }) => ({
      invoiceNumber: invoice_number,
      file: presentFile(file),
    })),
    timeline: events.map(({ action, actor, note, at }) => ({
      action,
      actor,
      note,
      time: at.toISOString(),
    })),
    allowedActions: allowedSettlementActions(settlement, side, context),
  };
}

/** Takes an application back that is in no batch. Throws `notFound`, `conflict`. */
export async function withdrawSettlement(
  { settlementId, version }: RequestOf<Calls['withdrawSettlement']>,
  context: CallContext,
): Promise<SettlementDetail> {
  const { deps, personId, now, language } = context;
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const settlement = await lockSettlement(tx, settlementId);
    if (settlement?.supplier_id !== personId) refuse('notFound');
    await changeSettlement(tx, deps.jobs, {
      settlement,
      action: 'withdraw',
      actor: 'supplier',
      expectedVersion: version,
      language,
      at: now,
    });
  });
  return ownSettlementDetail({ settlementId }, context);
}
