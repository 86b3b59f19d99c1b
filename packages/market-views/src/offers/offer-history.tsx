import { Trans, useLingui } from '@lingui/react/macro';
import type { Negotiation, TermsOffer } from '@tolk/contract';
import { Box, Stack } from '@tolk/design-system';
import { DateTime, Section, StatusChip } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { offerLook } from './offer-look.ts';
import { OfferTerms } from './offer-terms.tsx';

interface OfferHistoryProps {
  negotiation: Negotiation;
  viewer: Identity;
}

/** All offers, the newest first: who, when, what, and what it changed of the one before. */
export function OfferHistory({ negotiation, viewer }: OfferHistoryProps) {
  const { i18n } = useLingui();
  const { offers, zone } = negotiation;
  if (offers.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Offers so far</Trans>}>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {offers.map((offer) => (
          <Box
            component="li"
            key={offer.offerId}
            sx={{
              pb: 2,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0, pb: 0 },
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
              <Maker offer={offer} viewer={viewer} />
              <StatusChip tone={offerLook(offer.status).tone}>
                {i18n._(offerLook(offer.status).label)}
              </StatusChip>
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <DateTime iso={offer.time} />
            </Box>
            {offer.note === '' ? null : (
              <Box sx={{ my: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <Trans>“{offer.note}”</Trans>
              </Box>
            )}
            <OfferTerms
              terms={offer.after}
              before={offer.before}
              unitName={offer.unitName}
              currency={offer.currency}
              zone={zone}
              viewer={viewer}
            />
            {offer.answerNote ? (
              <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <Trans>Declined: “{offer.answerNote}”</Trans>
              </Box>
            ) : null}
          </Box>
        ))}
      </Stack>
    </Section>
  );
}

function Maker({ offer: { by }, viewer }: { offer: TermsOffer; viewer: Identity }) {
  if (by === viewer) return <Trans>Offered by you</Trans>;
  return by === 'client' ? (
    <Trans>Offered by the client</Trans>
  ) : (
    <Trans>Offered by the supplier</Trans>
  );
}
