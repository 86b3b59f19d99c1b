import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Identity, OrderAction, OrderState, OrderStatus } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';

/** The six statuses that a person filters by. */
export const orderStatusLabels: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  sent: msg`Sent`,
  received: msg`Received`,
  rejected: msg`Rejected`,
  started: msg`Started`,
  ended: msg`Ended`,
  inAppeal: msg`In appeal`,
};

/** The exact state of one order. */
export const orderStateLabels: Readonly<Record<OrderState, MessageDescriptor>> = {
  sent: msg`Waiting for acceptance`,
  received: msg`Waiting for payment`,
  rejected: msg`Rejected`,
  started: msg`In progress`,
  submitted: msg`Delivered`,
  changesRequested: msg`Changes requested`,
  completed: msg`Completed`,
  unpaid: msg`Closed, not paid`,
  refunded: msg`Refunded`,
  agreed: msg`Ended by agreement`,
  ruled: msg`Decided`,
  inAppeal: msg`In appeal`,
};

/** Where the way into a state says more than the state: an offer that nobody answered was not rejected. */
const wayLabels: Readonly<Partial<Record<OrderAction, MessageDescriptor>>> = {
  withdraw: msg({ message: 'Withdrawn', context: 'order' }),
  expireOffer: msg({ message: 'No answer', context: 'order' }),
};

/** What stands on an order's chip. */
export function orderStateLabel({ orderState, reachedBy }: StateAndWay): MessageDescriptor {
  const way = orderState === 'rejected' ? wayLabels[reachedBy] : undefined;
  return way ?? orderStateLabels[orderState];
}

interface StateAndWay {
  orderState: OrderState;
  /** The action that led there. */
  reachedBy: OrderAction;
}

/** What stands on the button of an action. */
export const orderActionLabels: Readonly<Record<OrderAction, MessageDescriptor>> = {
  create: msg`Send the order`,
  edit: msg`Edit`,
  withdraw: msg`Withdraw`,
  accept: msg`Accept the order`,
  reject: msg`Reject`,
  expireOffer: msg`Let it expire`,
  pay: msg`Pay`,
  confirmPayment: msg`Confirm the payment`,
  remindPayment: msg`Remind of the payment`,
  expirePayment: msg`Close, not paid`,
  deliver: msg`Deliver`,
  requestChanges: msg`Ask for changes`,
  acceptResults: msg`Accept the results`,
  remindAcceptance: msg`Remind`,
  autoAccept: msg`Accept by time`,
  cancelOverdue: msg`Cancel and refund`,
  autoCancelOverdue: msg`Refund by time`,
  remindDelivery: msg`Remind of the delivery`,
  remindSession: msg`Remind of the session`,
  checkIn: msg`Check in`,
  proposeEnd: msg`Propose to end it`,
  agreeEnd: msg`Agree to end it`,
  declineEnd: msg`Decline to end it`,
  withdrawEnd: msg`Withdraw the proposal`,
  appeal: msg`Appeal`,
  withdrawAppeal: msg`Withdraw the appeal`,
  agreeInAppeal: msg`Accept the offer`,
  escalateAppeal: msg`Escalate the appeal`,
  endEscrow: msg`Have it decided`,
  rule: msg`Decide`,
  ruleRedo: msg`Have it redone`,
  evaluate: msg`Evaluate`,
};

/** What stands in the timeline once it has happened. */
export const orderEventLabels: Readonly<Record<OrderAction, MessageDescriptor>> = {
  create: msg`Order sent`,
  edit: msg`Terms changed, sent again`,
  withdraw: msg`Order withdrawn`,
  accept: msg`Order accepted`,
  reject: msg`Order rejected`,
  expireOffer: msg`Not answered in time`,
  pay: msg`Payment started`,
  confirmPayment: msg`Payment confirmed, work begins`,
  remindPayment: msg`Reminder of the payment sent`,
  expirePayment: msg`Not paid in time`,
  deliver: msg`Results delivered`,
  requestChanges: msg`Changes asked for`,
  acceptResults: msg`Results accepted`,
  remindAcceptance: msg`Reminder sent`,
  autoAccept: msg`Accepted automatically after the checking time`,
  cancelOverdue: msg`Cancelled, overdue`,
  autoCancelOverdue: msg`Cancelled automatically, overdue`,
  remindDelivery: msg`Reminder of the delivery sent`,
  remindSession: msg`Reminder of the session sent`,
  checkIn: msg`Checked in to the session`,
  proposeEnd: msg`End of the order proposed`,
  agreeEnd: msg`Ended by agreement`,
  declineEnd: msg`Proposal to end the order declined`,
  withdrawEnd: msg`Proposal to end the order withdrawn`,
  appeal: msg`Appeal opened`,
  withdrawAppeal: msg`Appeal withdrawn`,
  agreeInAppeal: msg`Agreed on an offer in the appeal`,
  escalateAppeal: msg`Appeal escalated`,
  endEscrow: msg`Held as long as money may be held; Tolk opened an appeal`,
  rule: msg`Appeal decided`,
  ruleRedo: msg`Appeal decided: to be redone`,
  evaluate: msg`Review left`,
};

type Told = Readonly<Record<Identity, MessageDescriptor>>;

/** What happens next, told to the one who reads it. */
export function nextStep(
  order: StateAndWay & { orderType: ProjectType },
  viewer: Identity,
): MessageDescriptor {
  const { orderState, reachedBy } = order;
  const session = order.orderType === 'interpretation' ? sessionSteps[orderState] : undefined;
  const way = waySteps[orderState]?.[reachedBy];
  return (way ?? session ?? nextSteps[orderState])[viewer];
}

/** The same for interpreting, of which nothing is delivered. */
const sessionSteps: Readonly<Partial<Record<OrderState, Told>>> = {
  received: {
    supplier: msg`The client pays next. The session takes place once the payment is confirmed.`,
    client: msg`Pay the order, so that the session takes place. The money is held until you accept the work.`,
  },
  started: {
    supplier: msg`The money is held safely. Be there in time and check in; confirm afterwards that the work is done.`,
    client: msg`The interpreter will be there at the agreed time. Check in when you are there too.`,
  },
  submitted: {
    supplier: msg`The client confirms that the work was done. Without an answer it counts as accepted when the time is over.`,
    client: msg`The interpreter says the work is done. Accept it, or say what is missing. Without an answer it counts as accepted when the time is over.`,
  },
  changesRequested: {
    supplier: msg`Settle what the client asked for, then confirm again that the work is done.`,
    client: msg`The interpreter settles what you asked for.`,
  },
};

/** The same where it depends on how the order came into its state. */
const waySteps: Readonly<Partial<Record<OrderState, Partial<Record<OrderAction, Told>>>>> = {
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
  completed: {
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

const nextSteps: Readonly<Record<OrderState, Readonly<Record<Identity, MessageDescriptor>>>> = {
  sent: {
    supplier: msg`Read the terms below, then accept or reject the order.`,
    client: msg`The supplier reads the terms and accepts or rejects the order.`,
  },
  received: {
    supplier: msg`The client pays next. Start once the payment is confirmed.`,
    client: msg`Pay the order, so that the work can begin. The money is held until you accept the results.`,
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
    supplier: msg`The client checks your delivery. Without an answer it counts as accepted when the time is over.`,
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
    supplier: msg`An appeal is open. Until it is decided, all other deadlines stand still.`,
    client: msg`An appeal is open. Until it is decided, all other deadlines stand still.`,
  },
};

const milestones = {
  pay: { supplier: msg`The client pays`, client: msg`You pay for the order` },
  deliver: { supplier: msg`You deliver the results`, client: msg`The supplier delivers` },
  check: { supplier: msg`The client checks the results`, client: msg`You check the results` },
} satisfies Record<string, Readonly<Record<Identity, MessageDescriptor>>>;

/** What comes after the present step, as long as all goes well. */
export const stepsAhead: Readonly<
  Partial<Record<OrderState, readonly Readonly<Record<Identity, MessageDescriptor>>[]>>
> = {
  sent: [milestones.pay, milestones.deliver, milestones.check],
  received: [milestones.deliver, milestones.check],
  started: [milestones.check],
  changesRequested: [milestones.check],
};
