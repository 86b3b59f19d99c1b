import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { FraudDecision, FraudSign, FraudState, TextPlace } from '@tolk/domain';
import { newerLook, newerName, orNewer } from '@tolk/labels';

export const signLabels: Readonly<Record<FraudSign, MessageDescriptor>> = orNewer(
  {
    document: msg`Same identity document`,
    payee: msg`Same payout account`,
    device: msg({ message: 'Same browser', context: 'sign' }),
    contact: msg`Same contact in their texts`,
    circle: msg`They review each other`,
    outsidePayment: msg`Proposes to pay outside Tolk`,
  },
  newerName,
);

/** Where a text stands in which something was found. */
export const placeLabels: Readonly<Record<TextPlace, MessageDescriptor>> = orNewer(
  {
    posting: msg({ message: 'Posting', context: 'place of a text' }),
    application: msg({ message: 'Application', context: 'place of a text' }),
    invitation: msg({ message: 'Invitation', context: 'place of a text' }),
    offer: msg({ message: 'Offer of terms', context: 'place of a text' }),
    orderTerms: msg({ message: 'Order description', context: 'place of a text' }),
    orderNote: msg({ message: 'Note on an order', context: 'place of a text' }),
    orderChange: msg({ message: 'Change of an order', context: 'place of a text' }),
    delivery: msg({ message: 'Delivery', context: 'place of a text' }),
    message: msg({ message: 'Message', context: 'place of a text' }),
    review: msg({ message: 'Review', context: 'place of a text' }),
    profile: msg({ message: 'Profile', context: 'place of a text' }),
    publicPage: msg({ message: 'Public page', context: 'place of a text' }),
    resume: msg({ message: 'Resume', context: 'place of a text' }),
    sample: msg({ message: 'Work sample', context: 'place of a text' }),
    testTranslation: msg({ message: 'Test translation', context: 'place of a text' }),
    testRemark: msg({ message: 'Remark on a test', context: 'place of a text' }),
  },
  newerName,
);

export const stateLooks: Readonly<Record<FraudState, { label: MessageDescriptor; tone: Tone }>> =
  orNewer(
    {
      open: { label: msg({ message: 'Waiting', context: 'status' }), tone: 'attention' },
      watched: { label: msg({ message: 'Watched', context: 'status' }), tone: 'waiting' },
      cleared: { label: msg({ message: 'Cleared', context: 'fraud' }), tone: 'neutral' },
      blocked: { label: msg({ message: 'Blocked', context: 'status' }), tone: 'danger' },
    },
    newerLook,
  );

export const decisionLabels: Readonly<Record<FraudDecision, MessageDescriptor>> = orNewer(
  {
    noGround: msg`Clear of suspicion`,
    watch: msg({ message: 'Keep watching', context: 'button' }),
    block: msg`Close as blocked`,
  },
  newerName,
);
