import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { FraudDecision, FraudSign, FraudState } from '@tolk/domain';

export const signLabels: Readonly<Record<FraudSign, MessageDescriptor>> = {
  document: msg`Same identity document`,
  payee: msg`Same payout account`,
  device: msg({ message: 'Same browser', context: 'sign' }),
  contact: msg`Same contact in their texts`,
  circle: msg`They review each other`,
};

export const stateLooks: Readonly<Record<FraudState, { label: MessageDescriptor; tone: Tone }>> = {
  open: { label: msg({ message: 'Waiting', context: 'status' }), tone: 'attention' },
  watched: { label: msg({ message: 'Watched', context: 'status' }), tone: 'waiting' },
  cleared: { label: msg({ message: 'Cleared', context: 'fraud' }), tone: 'neutral' },
  blocked: { label: msg({ message: 'Blocked', context: 'status' }), tone: 'danger' },
};

export const decisionLabels: Readonly<Record<FraudDecision, MessageDescriptor>> = {
  noGround: msg`Clear of suspicion`,
  watch: msg({ message: 'Keep watching', context: 'button' }),
  block: msg`Close as blocked`,
};
