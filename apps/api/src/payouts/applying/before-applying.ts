import type { ResponseOf, calls } from '@tolk/contract';
import {
  limits,
  payoutCurrencies,
  SETTLEMENT_ZONE,
  settlementMethods,
  settlementWindow,
  type SettlementMethodName,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { generalObstacles, obstaclesOfMethod, presentObstacles, tooLittle } from './obstacles.ts';
import { positionOf, settlementCurrency } from './position.ts';
import { payeeOf } from './payee.ts';

type Answer = ResponseOf<typeof calls.supinterface.settlement.getJSSQData>;

/** The window, what is there and what is owed, and each method with what stands against it. */
export async function beforeApplying({
  deps,
  personId,
  language,
  now,
}: CallContext): Promise<Answer> {
  const position = await positionOf(deps.db, personId, now);
  const window = settlementWindow(now);
  const obstacles = [...generalObstacles(position, now), ...tooLittle(position)];
  return {
    windowOpen: window.open,
    windowOpensAt: window.opensAt.toISOString(),
    windowClosesAt: window.closesAt.toISOString(),
    zone: SETTLEMENT_ZONE,
    obstacles: presentObstacles(obstacles, language),
    pending: position.pending,
    available: position.available,
    receivable: position.receivable,
    isCompany: position.isCompany,
    currentSettlementId: position.currentSettlementId,
    methods: settlementMethods.map((method) => {
      const row = position.methods.get(method);
      return {
        method,
        certified: row !== undefined,
        payee: row === undefined ? null : payeeOf(row).payee,
        payoutCurrency: payoutCurrencies[method],
        ...minimumOf(method),
        feeShare: method === 'paypal' ? limits.settlement.paypalFeeShare : 0,
        obstacles: presentObstacles(obstaclesOfMethod(method, position), language),
      };
    }),
  };
}

function minimumOf(method: SettlementMethodName) {
  return method === 'payoneer'
    ? { minimum: limits.settlement.minimumPayoneerUsd, minimumCurrency: 'USD' }
    : { minimum: limits.settlement.minimumCny, minimumCurrency: settlementCurrency };
}
