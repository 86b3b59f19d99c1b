import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Identity, OrderAction, OrderState, OrderTask } from '@tolk/domain';

/**
 * Words of an interpreting order where they differ from other work: nothing is delivered, the
 * interpreter confirms that the work is done.
 */

export type Told = Readonly<Record<Identity, MessageDescriptor>>;

type Some<Key extends string, Label = MessageDescriptor> = Readonly<Partial<Record<Key, Label>>>;

export const states: Some<OrderState> = {
  submitted: msg({ message: 'Work done', context: 'interpreting' }),
  changesRequested: msg({ message: 'Something missing', context: 'interpreting' }),
};

export const actions: Some<OrderAction> = {
  deliver: msg`Confirm the work is done`,
  requestChanges: msg`Say what is missing`,
  acceptResults: msg`Accept the work`,
  remindDelivery: msg`Remind to confirm the work`,
};

export const events: Some<OrderAction> = {
  deliver: msg`Work confirmed as done`,
  requestChanges: msg`Client said what is missing`,
  acceptResults: msg({ message: 'Work accepted', context: 'event' }),
  remindDelivery: msg`Reminder to confirm the work sent`,
  endEscrow: msg`Neither confirmed nor ended in time; Tolk opened an appeal`,
  ruleRedo: msg`Appeal decided: the work continues`,
};

export const tasks: Some<OrderTask> = {
  deliver: msg`Interpret, then confirm that the work is done`,
  makeChanges: msg`Sort out what is missing`,
  checkResults: msg`Accept the work or say what is missing`,
};

export const milestones: Some<'deliver' | 'check', Told> & { pay?: never } = {
  deliver: {
    supplier: msg`You interpret and confirm that the work is done`,
    client: msg`The interpreter does the work`,
  },
  check: {
    supplier: msg`The client accepts the work`,
    client: msg`You accept the work`,
  },
};

/** Where it depends on how the order came into its state. */
export const ways: Some<OrderState, Some<OrderAction, Told>> = {
  completed: {
    acceptResults: {
      supplier: msg`The client accepted the work.`,
      client: msg`You accepted the work. The money goes to the interpreter.`,
    },
    autoAccept: {
      supplier: msg`The client didn’t respond in time, so the work was accepted automatically.`,
      client: msg`You didn’t respond in time, so the work was accepted automatically. The money goes to the interpreter.`,
    },
  },
};

/** What happens next once the last booking is over, and nobody has said that the work is done. */
export const stepWhenOver: Told = {
  supplier: msg`The booking is over. Confirm that the work is done, so that the client can accept it. The money is held safely.`,
  client: msg`The booking is over. The interpreter confirms that the work is done, then you accept it.`,
};

/** What happens next. */
export const steps: Some<OrderState, Told> = {
  received: {
    supplier: msg`The client pays next. The booking takes place once the payment is confirmed.`,
    client: msg`Pay for the order to confirm the booking. The money is held until you accept the work.`,
  },
  started: {
    supplier: msg`The money is held safely. Arrive on time and check in, then confirm that the work is done.`,
    client: msg`The interpreter will be there at the agreed time. Check in when you arrive too.`,
  },
  submitted: {
    supplier: msg`The client confirms that the work was done. If they don’t respond in time, it counts as accepted.`,
    client: msg`The interpreter says the work is done. Accept it, or say what is missing. If you don’t respond in time, it counts as accepted.`,
  },
  changesRequested: {
    supplier: msg`Sort out what the client asked for, then confirm again that the work is done.`,
    client: msg`The interpreter is sorting out what you asked for.`,
  },
  completed: {
    supplier: msg`The work was accepted.`,
    client: msg`The work was accepted. The money goes to the interpreter.`,
  },
};
