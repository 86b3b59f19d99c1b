import type { Obstacle } from '@tolk/contract';
import { pathTo, profilePageRoutes } from '@tolk/contract/routes';
import {
  payoutRequestRefusal,
  limits,
  payoutCurrencies,
  type EarningsStatus,
  type Language,
  type Refusal,
  type SettlementMethodName,
} from '@tolk/domain';
import type { Fee } from '../../orders/earnings/earning-repository.ts';
import { reasonText } from '../../calls/action-states.ts';
import type { Position } from './position.ts';

/** Why something is off, and on which screen it is mended. */
export interface SettlementObstacle extends Refusal {
  path?: string;
}

/** What stands against any application now, whatever is chosen. */
export function generalObstacles(position: Position, now: Date): SettlementObstacle[] {
  return [
    ...timeObstacles(position, now),
    ...profileObstacles(position),
    ...methodObstacles(position),
  ];
}

function timeObstacles({ currentSettlementId }: Position, now: Date): SettlementObstacle[] {
  const refusal = payoutRequestRefusal({ appliedThisMonth: currentSettlementId !== null }, now);
  if (refusal === null) return [];
  const isApplied = refusal.reason === 'appliedThisMonth' && currentSettlementId !== null;
  return isApplied
    ? [{ ...refusal, path: pathTo('settlementRecord', { id: currentSettlementId }) }]
    : [refusal];
}

function profileObstacles({ completeness }: Position): SettlementObstacle[] {
  // A missing method is told by its own sentence.
  const [lacking] = completeness.missing.filter(
    ({ key, neededFor }) => neededFor !== 'recommended' && key !== 'settlementMethodCertified',
  );
  return lacking === undefined
    ? []
    : [{ reason: 'profileUnfit', path: pathTo(profilePageRoutes[lacking.page]) }];
}

function methodObstacles({ methods }: Position): SettlementObstacle[] {
  return methods.size > 0
    ? []
    : [{ reason: 'methodNotCertified', path: pathTo('settlementMethods') }];
}

/** What stands against this method. */
export function obstaclesOfMethod(
  method: SettlementMethodName,
  { methods, rate }: Position,
): SettlementObstacle[] {
  const obstacles: SettlementObstacle[] = [];
  if (!methods.has(method)) {
    const path = pathTo('settlementMethods', { method });
    obstacles.push({ reason: 'thisMethodNotCertified', path });
  }
  if (payoutCurrencies[method] !== 'CNY' && rate === null) {
    obstacles.push({ reason: 'rateMissing' });
  }
  return obstacles;
}

/** What stands against settling these earnings. */
export function obstaclesOfFee(fee: Fee, position: Position): SettlementObstacle[] {
  if (fee.status === 'settled') return [{ reason: 'paidOut' }];
  if (fee.status === 'settling') return [{ reason: 'beingSettled' }];
  return [
    ...(fee.status === 'unsettled' ? [{ reason: 'inHold', availableAt: fee.hold_until }] : []),
    ...methodObstacles(position),
    ...(position.isCompany && fee.order_id !== null && fee.fee_invoice_id === null
      ? [{ reason: 'invoiceMissing', path: pathTo('expenseSettlement') }]
      : []),
  ];
}

/** `ready` is shown only where nothing stands against it. */
export function shownStatus(fee: Fee, position: Position): EarningsStatus {
  const stopped = fee.status === 'ready' && obstaclesOfFee(fee, position).length > 0;
  return stopped ? 'unsettled' : fee.status;
}

/** Too little even if everything that is ready were chosen; after an application there is nothing to choose. */
export function tooLittle({
  available,
  receivable,
  currentSettlementId,
}: Position): SettlementObstacle[] {
  const isTooLittle = available - receivable < limits.settlement.minimumCny;
  return isTooLittle && currentSettlementId === null ? [{ reason: 'underMinimum' }] : [];
}

/** As the wire carries them, each reason once. */
export function presentObstacles(
  obstacles: readonly SettlementObstacle[],
  language: Language,
): Obstacle[] {
  const byReason = new Map(obstacles.map((obstacle) => [obstacle.reason, obstacle]));
  return [...byReason.values()].map(({ reason, availableAt, path }) => ({
    reason: reasonText(reason, language),
    availableAt: availableAt?.toISOString() ?? null,
    path: path ?? null,
  }));
}
