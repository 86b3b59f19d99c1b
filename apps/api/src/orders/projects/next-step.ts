import type { OrderState, OrderTask } from '@tolk/domain';
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

/** What the supplier does about what waits for them. */
const steps: Readonly<Record<OrderTask, BilingualText | null>> = {
  // Of an offer and its payment no project exists yet, or not for the supplier.
  answerOrder: null,
  pay: null,
  checkResults: null,
  deliver: {
    en: 'Do the work and deliver the files before the due time.',
    zh: '完成工作，并在交付时间前提交文件。',
  },
  makeChanges: {
    en: 'Make the changes the client asked for and deliver again.',
    zh: '按客户的要求修改，然后重新交付。',
  },
  answerProposal: {
    en: 'Answer the client’s proposal to end the order.',
    zh: '请答复客户结束订单的提议。',
  },
  answerChange: {
    en: 'Answer the client’s proposal to change the order.',
    zh: '请答复客户变更订单的提议。',
  },
  payMilestone: null,
  payDifference: null,
  addEvidence: {
    en: 'Submit your evidence in the appeal.',
    zh: '请在申诉中提交您的证据。',
  },
  answerOffer: {
    en: 'Answer the client’s offer in the appeal.',
    zh: '请答复客户在申诉中提出的分配方案。',
  },
  answerRuling: {
    en: 'Read the ruling, then accept it or ask for a review.',
    zh: '请查看裁决，然后接受或申请复核。',
  },
};

/** The same for interpreting, of which nothing is delivered. */
const bookingSteps: Readonly<Partial<Record<OrderTask, BilingualText>>> = {
  deliver: {
    en: 'Arrive on time and check in, then confirm that the work is done.',
    zh: '准时到场并签到，结束后确认口译已完成。',
  },
  makeChanges: {
    en: 'Sort out what the client asked for, then confirm again that the work is done.',
    zh: '处理客户提出的问题，然后再次确认口译已完成。',
  },
};

const bookingIsOver: BilingualText = {
  en: 'The booking is over. Confirm that the work is done.',
  zh: '口译已结束，请确认口译已完成。',
};

const evaluate: BilingualText = { en: 'Review the client.', zh: '评价客户。' };

export interface NextStep {
  nextStep: BilingualText | null;
  nextStepUntil: string | null;
  ownTurn: boolean;
}

/** What comes next for the supplier; an evaluation may be left, but nobody waits for it. */
export function nextStepOf(order: OrderRow, now: Date): NextStep {
  const { waitsFor, turnUntil, allowedActions } = order;
  const [task] = waitsFor;
  if (task !== undefined) {
    const nextStep = bookingStep(order, task, now) ?? steps[task];
    return { nextStep, nextStepUntil: turnUntil, ownTurn: true };
  }
  const mayEvaluate = allowedActions.some(
    ({ action, enabled }) => action === 'evaluate' && enabled,
  );
  return { nextStep: mayEvaluate ? evaluate : null, nextStepUntil: null, ownTurn: false };
}

function bookingStep(
  { orderType, endTime }: OrderRow,
  task: OrderTask,
  now: Date,
): BilingualText | undefined {
  if (orderType !== 'interpretation') return undefined;
  const isOver = endTime !== null && Date.parse(endTime) <= now.getTime();
  return task === 'deliver' && isOver ? bookingIsOver : bookingSteps[task];
}
