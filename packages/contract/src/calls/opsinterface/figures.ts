import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import {
  Count,
  Currency,
  ShanghaiDay,
  MinorUnits,
  Nullable,
  SignedMinorUnits,
} from '../../schemas/base.ts';

/** Key figures of a span of days in Shanghai, with what to draw. */
export const opsFigures = {
  getKeyFigures: defineCall({
    path: '/opsinterface/getKeyFigures',
    access: 'staff',
    scope: 'figures',
    summary: 'Volumes, revenue, how long things take, and every account of the ledger.',
    request: Type.Object({ from: ShanghaiDay, to: ShanghaiDay }),
    response: Type.Object({
      currency: Currency,
      ordersCreated: Count,
      ordersPaid: Count,
      ordersCompleted: Count,
      ordersRefunded: Count,
      appeals: Count,
      feedback: Count,
      /** Paid by clients, fees included. */
      volume: MinorUnits,
      refunded: MinorUnits,
      /** Fees and commission earned; negative where more was given back. */
      revenue: SignedMinorUnits,
      paidOut: Type.Array(Type.Object({ currency: Currency, amount: MinorUnits })),
      /** Medians in hours; null without an event. */
      hoursToAccept: Nullable(Type.Number()),
      hoursToPay: Nullable(Type.Number()),
      hoursToRule: Nullable(Type.Number()),
      hoursToAnswer: Nullable(Type.Number()),
      /** Of what people wrote in the span, by type, the most first. */
      feedbackByType: Type.Array(
        Type.Object({ feedbackType: Type.String(), received: Count, answered: Count }),
      ),
      days: Type.Array(
        Type.Object({
          day: ShanghaiDay,
          created: Count,
          paid: Count,
          completed: Count,
          volume: MinorUnits,
          revenue: SignedMinorUnits,
        }),
      ),
      byPair: Type.Array(
        Type.Object({
          sourceLanguage: Type.String(),
          targetLanguage: Type.String(),
          orders: Count,
          volume: MinorUnits,
        }),
      ),
      /** Balances now: debits less credits. */
      accounts: Type.Array(
        Type.Object({ account: Type.String(), currency: Currency, balance: SignedMinorUnits }),
      ),
    }),
    idempotency: 'none',
  }),
};
