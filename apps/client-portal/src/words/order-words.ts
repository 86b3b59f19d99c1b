import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { OrderState, OrderStatus } from '@tolk/domain';

/** The six statuses, as tabs of the list. */
export const orderStatusNames: Record<OrderStatus, MessageDescriptor> = {
  sent: msg`Sent`,
  received: msg`Received`,
  rejected: msg`Rejected`,
  started: msg`Started`,
  ended: msg`Ended`,
  inAppeal: msg`In appeal`,
};

interface StateWords {
  name: MessageDescriptor;
  tone: Tone;
}

/** Each state as the client sees it: its name, and a colour that says whose turn it is. */
export const orderStateWords: Record<OrderState, StateWords> = {
  sent: { name: msg`Waiting for the supplier’s answer`, tone: 'waiting' },
  received: { name: msg`To be paid`, tone: 'attention' },
  rejected: { name: msg`Not accepted`, tone: 'danger' },
  started: { name: msg`Work in progress`, tone: 'active' },
  submitted: { name: msg`Results to check`, tone: 'attention' },
  changesRequested: { name: msg`Changes in progress`, tone: 'waiting' },
  completed: { name: msg`Completed`, tone: 'success' },
  unpaid: { name: msg`Ended unpaid`, tone: 'neutral' },
  refunded: { name: msg`Refunded`, tone: 'neutral' },
  agreed: { name: msg`Ended by agreement`, tone: 'neutral' },
  ruled: { name: msg`Ended by a ruling`, tone: 'neutral' },
  inAppeal: { name: msg`In appeal`, tone: 'danger' },
};
