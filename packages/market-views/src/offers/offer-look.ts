import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TermsOffer } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import type { Identity, OfferStatus } from '@tolk/domain';

interface Look {
  label: MessageDescriptor;
  tone: Tone;
}

const ended: Readonly<Record<Exclude<OfferStatus, 'open'>, Look>> = {
  agreed: { label: msg({ message: 'Terms agreed', context: 'offer' }), tone: 'success' },
  countered: { label: msg({ message: 'Countered', context: 'offer' }), tone: 'neutral' },
  declined: { label: msg({ message: 'Declined', context: 'offer' }), tone: 'danger' },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'offer' }), tone: 'neutral' },
  lapsed: { label: msg({ message: 'Offer lapsed', context: 'offer' }), tone: 'neutral' },
};

const own: Look = { label: msg`Your offer waits for an answer`, tone: 'waiting' };
const others: Look = { label: msg`Offer to answer`, tone: 'attention' };
const open: Look = {
  label: msg({ message: 'Waiting for an answer', context: 'status' }),
  tone: 'waiting',
};

/** What became of an offer, as the history says it. */
export function offerLook(status: OfferStatus): Look {
  return status === 'open' ? open : ended[status];
}

/** The newest offer as a list says it to one of the two. */
export function latestLook(
  { status, by }: Pick<TermsOffer, 'status' | 'by'>,
  viewer: Identity,
): Look {
  if (status !== 'open') return ended[status];
  return by === viewer ? own : others;
}
