import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ApprovalState,
  Identity,
  OrderAction,
  OrderState,
  OrderStatus,
  OrderTask,
} from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import * as bookingLabels from './booking.ts';
import type { Told } from './booking.ts';
import { newerName, orNewer } from './newer-names.ts';

/** The six statuses that a person filters by. */
export const orderStatusLabels: Readonly<Record<OrderStatus, MessageDescriptor>> = orNewer(
  {
    sent: msg({ message: 'Sent', context: 'status' }),
    received: msg({ message: 'Received', context: 'status' }),
    rejected: msg({ message: 'Rejected', context: 'status' }),
    started: msg({ message: 'Started', context: 'status' }),
    ended: msg({ message: 'Ended', context: 'status' }),
    inAppeal: msg({ message: 'In appeal', context: 'status' }),
  },
  newerName,
);

/** The exact state of one order. */
export const orderStateLabels: Readonly<Record<OrderState, MessageDescriptor>> = orNewer(
  {
    sent: msg`Waiting for acceptance`,
    received: msg`Waiting for payment`,
    rejected: msg({ message: 'Rejected', context: 'status' }),
    started: msg({ message: 'In progress', context: 'status' }),
    submitted: msg({ message: 'Delivered', context: 'status' }),
    changesRequested: msg({ message: 'Changes requested', context: 'status' }),
    completed: msg({ message: 'Completed', context: 'status' }),
    unpaid: msg`Closed, not paid`,
    refunded: msg({ message: 'Refunded', context: 'status' }),
    agreed: msg`Ended by agreement`,
    ruled: msg({ message: 'Decided', context: 'status' }),
    inAppeal: msg({ message: 'In appeal', context: 'status' }),
  },
  newerName,
);

/** Where the way into a state says more than the state: an offer that nobody answered was not rejected, and a client cancels alone. */
const wayLabels: Readonly<Partial<Record<OrderAction, MessageDescriptor>>> = {
  withdraw: msg({ message: 'Withdrawn', context: 'order' }),
  expireOffer: msg({ message: 'No answer', context: 'order' }),
  cancelBooking: msg({ message: 'Cancelled', context: 'order' }),
};

/** What stands on an order's chip. */
export function orderStateLabel({ orderState, reachedBy, orderType }: StateAndWay) {
  const isOver = orderState === 'rejected' || orderState === 'agreed';
  const way = isOver ? wayLabels[reachedBy] : undefined;
  return (
    way ?? ofBooking(orderType, bookingLabels.states, orderState) ?? orderStateLabels[orderState]
  );
}

interface StateAndWay {
  orderState: OrderState;
  /** The action that led there. */
  reachedBy: OrderAction;
  orderType: ProjectType;
}

/** What stands on the button of an action. */
export function orderActionLabel(action: OrderAction, orderType: ProjectType) {
  return ofBooking(orderType, bookingLabels.actions, action) ?? orderActionLabels[action];
}

const orderActionLabels: Readonly<Record<OrderAction, MessageDescriptor>> = orNewer(
  {
    create: msg`Send the order`,
    edit: msg({ message: 'Edit', context: 'button' }),
    withdraw: msg({ message: 'Withdraw', context: 'button' }),
    accept: msg`Accept the order`,
    reject: msg({ message: 'Reject', context: 'button' }),
    expireOffer: msg`Let it expire`,
    pay: msg({ message: 'Pay', context: 'button' }),
    confirmPayment: msg`Confirm the payment`,
    remindPayment: msg`Remind of the payment`,
    expirePayment: msg`Close, not paid`,
    deliver: msg({ message: 'Deliver', context: 'button' }),
    requestChanges: msg`Ask for changes`,
    acceptResults: msg`Accept the results`,
    remindAcceptance: msg({ message: 'Remind', context: 'button' }),
    autoAccept: msg`Accept by time`,
    cancelOverdue: msg`Cancel and refund`,
    autoCancelOverdue: msg`Refund by time`,
    remindDelivery: msg`Remind of the delivery`,
    remindBooking: msg`Remind of the booking`,
    checkIn: msg({ message: 'Check in', context: 'button' }),
    cancelBooking: msg`Cancel the booking`,
    giveUpBooking: msg`Cancel the booking`,
    proposeEnd: msg`Propose to end it`,
    agreeEnd: msg`Agree to end it`,
    declineEnd: msg`Decline to end it`,
    withdrawEnd: msg`Withdraw the proposal`,
    proposeChange: msg`Propose a change`,
    counterChange: msg`Make a counter-proposal`,
    agreeChange: msg`Agree to the change`,
    declineChange: msg`Decline the change`,
    withdrawChange: msg`Withdraw the change`,
    payChange: msg`Pay the difference`,
    confirmChange: msg`Confirm the difference`,
    expireChange: msg`Let the change lapse`,
    payMilestone: msg`Pay for the next milestone`,
    confirmMilestone: msg`Confirm the payment of the milestone`,
    remindMilestone: msg`Remind of the milestone’s payment`,
    expireMilestone: msg`Close, milestone not paid`,
    acceptMilestone: msg`Accept the milestone`,
    autoAcceptMilestone: msg`Accept the milestone by time`,
    appeal: msg({ message: 'Appeal', context: 'button' }),
    withdrawAppeal: msg`Withdraw the appeal`,
    agreeInAppeal: msg`Accept the offer`,
    escalateAppeal: msg`Escalate the appeal`,
    endEscrow: msg`Have it decided`,
    rule: msg({ message: 'Decide', context: 'button' }),
    ruleRedo: msg`Have it redone`,
    evaluate: msg({ message: 'Evaluate', context: 'button' }),
  },
  newerName,
);

/** What stands in the timeline once it has happened. */
export function orderEventLabel(action: OrderAction, orderType: ProjectType) {
  return ofBooking(orderType, bookingLabels.events, action) ?? orderEventLabels[action];
}

const orderEventLabels: Readonly<Record<OrderAction, MessageDescriptor>> = orNewer(
  {
    create: msg({ message: 'Order sent', context: 'event' }),
    edit: msg`Terms changed, sent again`,
    withdraw: msg({ message: 'Order withdrawn', context: 'event' }),
    accept: msg({ message: 'Order accepted', context: 'event' }),
    reject: msg({ message: 'Order rejected', context: 'event' }),
    expireOffer: msg`Not answered in time`,
    pay: msg({ message: 'Payment started', context: 'event' }),
    confirmPayment: msg`Payment confirmed, work can start`,
    remindPayment: msg`Reminder of the payment sent`,
    expirePayment: msg`Not paid in time`,
    deliver: msg({ message: 'Results delivered', context: 'event' }),
    requestChanges: msg({ message: 'Changes asked for', context: 'event' }),
    acceptResults: msg({ message: 'Results accepted', context: 'event' }),
    remindAcceptance: msg({ message: 'Reminder sent', context: 'event' }),
    autoAccept: msg`Accepted automatically after the checking time`,
    cancelOverdue: msg({ message: 'Cancelled, overdue', context: 'event' }),
    autoCancelOverdue: msg`Cancelled automatically, overdue`,
    remindDelivery: msg`Reminder of the delivery sent`,
    remindBooking: msg`Reminder of the booking sent`,
    checkIn: msg`Checked in to the booking`,
    cancelBooking: msg`Cancelled by the client, by the terms agreed on`,
    giveUpBooking: msg`Cancelled by the interpreter`,
    proposeEnd: msg`End of the order proposed`,
    agreeEnd: msg`Ended by agreement`,
    declineEnd: msg`Proposal to end the order declined`,
    withdrawEnd: msg`Proposal to end the order withdrawn`,
    proposeChange: msg({ message: 'Change proposed', context: 'event' }),
    counterChange: msg({ message: 'Counter-proposal made', context: 'event' }),
    agreeChange: msg({ message: 'Change agreed', context: 'event' }),
    declineChange: msg({ message: 'Change declined', context: 'event' }),
    withdrawChange: msg({ message: 'Change withdrawn', context: 'event' }),
    payChange: msg`Payment of the difference started`,
    confirmChange: msg`Difference paid, the change applies`,
    expireChange: msg`Difference not paid in time, the change lapsed`,
    payMilestone: msg`Payment of the milestone started`,
    confirmMilestone: msg`Milestone paid, work can go on`,
    remindMilestone: msg`Reminder of the milestone’s payment sent`,
    expireMilestone: msg`Milestone not paid in time, the order ended`,
    acceptMilestone: msg({ message: 'Milestone accepted', context: 'event' }),
    autoAcceptMilestone: msg`Milestone accepted automatically after the checking time`,
    appeal: msg({ message: 'Appeal opened', context: 'event' }),
    withdrawAppeal: msg({ message: 'Appeal withdrawn', context: 'event' }),
    agreeInAppeal: msg`Agreed on an offer in the appeal`,
    escalateAppeal: msg({ message: 'Appeal escalated', context: 'event' }),
    endEscrow: msg`Money held for the longest time allowed; Tolk opened an appeal`,
    rule: msg({ message: 'Appeal decided', context: 'event' }),
    ruleRedo: msg`Appeal decided: to be redone`,
    evaluate: msg({ message: 'Review left', context: 'event' }),
  },
  newerName,
);

/** What happens next, told to the one who reads it. */
export function nextStep(
  order: StateAndWay & { endTime: string; approval?: ApprovalState },
  viewer: Identity,
  now: number,
): MessageDescriptor {
  const { orderState, reachedBy, orderType, endTime, approval } = order;
  if (approval === 'waiting' && orderState === 'received' && viewer === 'client') return unapproved;
  const isOver = orderType === 'interpretation' && Date.parse(endTime) <= now;
  if (isOver && orderState === 'started') return bookingLabels.stepWhenOver[viewer];
  const way =
    ofBooking(orderType, bookingLabels.ways, orderState)?.[reachedBy] ??
    waySteps[orderState]?.[reachedBy];
  const step = ofBooking(orderType, bookingLabels.steps, orderState) ?? nextSteps[orderState];
  return (way ?? step)[viewer];
}

/** Of an organisation’s order, which its suppliers hear nothing of. */
const unapproved = msg`The order can be paid once your organisation has approved its price.`;

const betweenMilestones: Told = {
  supplier: msg`This milestone was accepted. The client pays for the next one; start on it once the payment is confirmed.`,
  client: msg`You’re done with this milestone. Pay for the next one so that work can go on. If you don’t, the order ends with what you have accepted.`,
};

/** The same where it depends on how the order came into its state. */
const waySteps: Readonly<Partial<Record<OrderState, Partial<Record<OrderAction, Told>>>>> = {
  started: { acceptMilestone: betweenMilestones, autoAcceptMilestone: betweenMilestones },
  rejected: {
    withdraw: {
      supplier: msg`The client withdrew this order.`,
      client: msg`You withdrew this order. You can change it and send it again.`,
    },
    expireOffer: {
      supplier: msg`You didn’t answer in time, so the offer expired.`,
      client: msg`The supplier didn’t answer in time. You can send the order again or order from another applicant.`,
    },
  },
  agreed: {
    cancelBooking: {
      supplier: msg`The client cancelled the booking. You get what the order says is due.`,
      client: msg`You cancelled the booking. What is not due to the interpreter goes back the way it was paid.`,
    },
  },
  refunded: {
    giveUpBooking: {
      supplier: msg`You cancelled the booking. The client gets everything back.`,
      client: msg`The interpreter cancelled the booking. Everything goes back the way it was paid.`,
    },
  },
  completed: {
    expireMilestone: {
      supplier: msg`The next milestone was not paid in time, so the order ended. What was accepted before stays earned.`,
      client: msg`The next milestone was not paid in time, so the order ended. What you accepted before stays as it is.`,
    },
    acceptResults: {
      supplier: msg`The client accepted the results.`,
      client: msg`You accepted the results. The money goes to the supplier.`,
    },
    autoAccept: {
      supplier: msg`The client didn’t respond in time, so the results were accepted automatically.`,
      client: msg`The time to check the results ran out, so they were accepted automatically. The money goes to the supplier.`,
    },
  },
};

const nextSteps: Readonly<Record<OrderState, Told>> = {
  sent: {
    supplier: msg`Read the terms below, then accept or reject the order.`,
    client: msg`The supplier reads the terms and accepts or rejects the order.`,
  },
  received: {
    supplier: msg`The client pays next. Start once the payment is confirmed.`,
    client: msg`Pay for the order so that work can start. The money is held until you accept the results.`,
  },
  rejected: {
    supplier: msg`You rejected this order. The client may change it and send it again.`,
    client: msg`The supplier rejected this order. You can change it and send it again.`,
  },
  started: {
    supplier: msg`The money is held safely. Do the work and deliver the files before the due time.`,
    client: msg`The supplier is working on it and delivers before the due time.`,
  },
  submitted: {
    supplier: msg`The client checks your delivery. If they don’t respond in time, it counts as accepted.`,
    client: msg`Check the delivery, then accept it or ask for changes. Without an answer it counts as accepted when the time is over.`,
  },
  changesRequested: {
    supplier: msg`Make the changes the client asked for and deliver again.`,
    client: msg`The supplier is making the changes you asked for.`,
  },
  completed: {
    supplier: msg`The results were accepted.`,
    client: msg`The results were accepted. The money goes to the supplier.`,
  },
  unpaid: {
    supplier: msg`The payment did not arrive in time, so the order was closed.`,
    client: msg`The payment did not arrive in time, so the order was closed. Nothing was charged.`,
  },
  refunded: {
    supplier: msg`The order ended and the client gets the money back.`,
    client: msg`The order ended. The money goes back the way it was paid.`,
  },
  agreed: {
    supplier: msg`Both sides agreed to end this order.`,
    client: msg`Both sides agreed to end this order.`,
  },
  ruled: {
    supplier: msg`The appeal was decided, and with it the order.`,
    client: msg`The appeal was decided, and with it the order.`,
  },
  inAppeal: {
    supplier: msg`An appeal is open. All other deadlines are paused until it is decided.`,
    client: msg`An appeal is open. All other deadlines are paused until it is decided.`,
  },
};

/** What waits for the one who reads it, in a few words. */
export function orderTaskLabel(task: OrderTask, orderType: ProjectType) {
  return ofBooking(orderType, bookingLabels.tasks, task) ?? orderTaskLabels[task];
}

const orderTaskLabels: Readonly<Record<OrderTask, MessageDescriptor>> = orNewer(
  {
    answerOrder: msg`Accept or reject the order`,
    pay: msg`Pay for the order`,
    payMilestone: msg`Pay for the next milestone`,
    deliver: msg`Do the work`,
    makeChanges: msg`Make the changes`,
    checkResults: msg`Check the work`,
    answerProposal: msg`Answer the proposal to end the order`,
    answerChange: msg`Answer the proposed change`,
    payDifference: msg`Pay the difference for the agreed change`,
    addEvidence: msg`Submit your evidence`,
    answerOffer: msg`Answer the offer in the appeal`,
    answerRuling: msg`Read the ruling, then accept it or ask for a review`,
  },
  newerName,
);

const milestones = {
  pay: { supplier: msg`The client pays`, client: msg`You pay for the order` },
  deliver: { supplier: msg`You deliver the results`, client: msg`The supplier delivers` },
  check: { supplier: msg`The client checks the results`, client: msg`You check the results` },
} satisfies Record<string, Told>;

/** What comes after the present step, as long as all goes well. */
export function stepsAhead(orderState: OrderState, orderType: ProjectType): readonly Told[] {
  const steps = milestonesAhead[orderState] ?? [];
  return steps.map(
    (step) => ofBooking(orderType, bookingLabels.milestones, step) ?? milestones[step],
  );
}

const milestonesAhead: Readonly<Partial<Record<OrderState, readonly (keyof typeof milestones)[]>>> =
  {
    sent: ['pay', 'deliver', 'check'],
    received: ['deliver', 'check'],
    started: ['check'],
    changesRequested: ['check'],
  };

function ofBooking<Key extends string, Label>(
  orderType: ProjectType,
  labels: Readonly<Partial<Record<Key, Label>>>,
  key: Key,
): Label | undefined {
  return orderType === 'interpretation' ? labels[key] : undefined;
}
