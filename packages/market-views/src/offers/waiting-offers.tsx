import { Plural, Trans } from '@lingui/react/macro';
import type { WaitingOffer } from '@tolk/contract';
import { Box, Link, Typography } from '@tolk/design-system';
import { DateTime, Money, RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { Link as AddressLink, pathTo } from '@tolk/platform';

interface WaitingOffersProps {
  offers: { total: number; list: readonly WaitingOffer[] };
  viewer: Identity;
}

/** Offers of terms that wait for this side’s answer; nothing where none does. */
export function WaitingOffers({ offers: { total, list }, viewer }: WaitingOffersProps) {
  if (list.length === 0) return null;
  const more = total - list.length;
  return (
    <Box sx={{ mb: 2 }}>
      <RowCards>
        {list.map((waiting) => (
          <Row key={waiting.offer.offerId} waiting={waiting} viewer={viewer} />
        ))}
      </RowCards>
      {more > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          <Plural
            value={more}
            one="# more offer is waiting for your answer."
            other="# more offers are waiting for your answer."
          />
        </Typography>
      ) : null}
    </Box>
  );
}

function Row({ waiting, viewer }: { waiting: WaitingOffer; viewer: Identity }) {
  const names = useNames();
  const { offer, projectName, otherName, projectReleaseInforId, supUserId, zone } = waiting;
  const path =
    viewer === 'client'
      ? pathTo('clientNegotiation', { projectReleaseInforId, supUserId })
      : pathTo('supplierNegotiation', { projectReleaseInforId });
  return (
    <RowCard
      title={
        <Link component={AddressLink} to={path}>
          {projectName}
        </Link>
      }
      status={
        <StatusChip tone="attention">
          <Trans>Offer to answer</Trans>
        </StatusChip>
      }
      facts={
        <>
          <span>{otherName}</span>
          <span>
            <Money amount={offer.unitPrice} currency={offer.currency} />{' '}
            {names.perUnit(offer.unitName)}
          </span>
          <span>{names.workload(offer.workload, offer.unitName)}</span>
          {offer.deliverTime === null ? null : (
            <DateTime iso={offer.deliverTime} authorZone={zone} />
          )}
        </>
      }
    />
  );
}
