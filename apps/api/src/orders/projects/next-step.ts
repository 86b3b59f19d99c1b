import type { Identity, OrderState } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';
import type { OrderRow } from '../order/present-order.ts';

/** Work that the supplier took on: an offer is none yet, a rejected one never became any. */
export const projectStates = [
  'received',
  'started',
  'submitted',
  'changesRequested',
  'completed',
  'unpaid',
  'refunded',
  'agreed',
  'ruled',
  'inAppeal',
] as const satisfies readonly OrderState[];

/** What the supplier does in the states in which it is their turn (`turn` of the order). */
const ownTurns: Partial<Record<OrderState, BilingualText>> = {
  started: {
    en: 'Do the work and deliver the files before the due time.',
    zh: '完成工作，并在交付时间前提交文件。',
  },
  changesRequested: {
    en: 'Make the changes the client asked for and deliver again.',
    zh: '按客户的要求修改，然后重新交付。',
  },
};

const evaluate: BilingualText = { en: 'Review the client.', zh: '评价客户。' };

export interface NextStep {
  nextStep: BilingualText | null;
  nextStepUntil: string | null;
  ownTurn: boolean;
}

/** What comes next for the supplier; an evaluation may be left, but nobody waits for it. */
export function nextStepOf(
  { turn, turnUntil, orderState, allowedActions }: OrderRow,
  viewer: Identity,
): NextStep {
  if (turn === viewer) {
    return { nextStep: ownTurns[orderState] ?? null, nextStepUntil: turnUntil, ownTurn: true };
  }
  const mayEvaluate = allowedActions.some(
    ({ action, enabled }) => action === 'evaluate' && enabled,
  );
  return { nextStep: mayEvaluate ? evaluate : null, nextStepUntil: null, ownTurn: false };
}
