import { useLingui } from '@lingui/react/macro';
import type { LatestOffer } from '@tolk/contract';
import { StatusChip } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { latestLook } from './offer-look.ts';

interface OfferChipProps {
  /** Null where neither side has made one. */
  offer: LatestOffer | null;
  viewer: Identity;
}

/** How far the two have come about the terms; nothing where neither has made an offer. */
export function OfferChip({ offer, viewer }: OfferChipProps) {
  const { i18n } = useLingui();
  if (offer === null) return null;
  const { label, tone } = latestLook(offer, viewer);
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
