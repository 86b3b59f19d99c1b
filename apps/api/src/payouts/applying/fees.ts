import type { FeeRow, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { product } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { listFees, type Fee } from '../../orders/earnings/earning-repository.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { nameOfEarning } from '../../orders/earnings/name-of-earning.ts';
import { pagingOf } from '../../calls/paging.ts';
import { obstaclesOfFee, presentObstacles, shownStatus } from './obstacles.ts';
import { positionOf, type Position } from './position.ts';

type Call = typeof calls.supinterface.settlement.getFYJSProjectList;

/** Finished projects with what was earned, those that can be settled first. */
export async function feesToSettle(
  { settlementStatus, search, ...page }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  const { deps, personId, now } = context;
  const position = await positionOf(deps.db, personId, now);
  const filter = {
    ...(settlementStatus === undefined ? {} : { status: settlementStatus }),
    ...(search === undefined ? {} : { search: search.trim() }),
  };
  const conditions = {
    methodCertified: position.methods.size > 0,
    invoiceNeeded: position.isCompany,
  };
  const { total, rows } = await listFees(deps.db, personId, filter, conditions, pagingOf(page));
  return { total, list: rows.map((fee) => presentFee(fee, position, context)) };
}

function presentFee(fee: Fee, position: Position, { language }: CallContext): FeeRow {
  return {
    feeId: fee.fee_id,
    projectOrderId: fee.order_id,
    orderNumber: fee.number,
    orderName: nameOfEarning(fee, language),
    clientName: fee.client_name === null ? product.name : shownName(fee.client_name, language),
    endTime: fee.earned_at.toISOString(),
    price: fee.price,
    commission: fee.commission,
    amount: fee.amount,
    currency: fee.currency,
    settlementStatus: shownStatus(fee, position),
    holdUntil: fee.hold_until.toISOString(),
    obstacles: isInSettlement(fee) ? [] : presentObstacles(obstaclesOfFee(fee, position), language),
    feeInvoiceId: fee.fee_invoice_id,
    settlementId: fee.settlement_id,
  };
}

/** Its status says that already. */
function isInSettlement({ status }: Fee): boolean {
  return status === 'settling' || status === 'settled';
}
