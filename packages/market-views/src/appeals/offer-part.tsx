import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { SplitAmounts } from '../money/split-amounts.tsx';
import { AppealActions, type PartyAction } from './appeal-actions.tsx';

interface OfferPartProps {
  appeal: AppealDetail;
  viewer: Identity;
  onChoose: (action: PartyAction) => void;
}

/** The offer that stands or was agreed on, and making one; nothing once a ruling has passed over it. */
export function OfferPart({ appeal, viewer, onChoose }: OfferPartProps) {
  const { offer, allowedActions, appealStatus } = appeal;
  const mayOffer = allowedActions.some(({ action }) => action === 'offer');
  if (!mayOffer && !(offer && appealStatus === 'agreed')) return null;
  return (
    <Section title={<Trans>Split by agreement</Trans>}>
      <Stack spacing={2}>
        {offer ? (
          <Offer offer={offer} currency={appeal.currency} viewer={viewer} />
        ) : (
          <Typography color="textSecondary">
            <Trans>
              No offer has been made. As soon as one side accepts a split offered by the other, the
              appeal ends without a ruling.
            </Trans>
          </Typography>
        )}
        <AppealActions
          appeal={appeal}
          of={offer && offer.by !== viewer ? ['acceptOffer', 'offer'] : ['offer']}
          onChoose={onChoose}
        />
      </Stack>
    </Section>
  );
}

interface OfferProps {
  offer: NonNullable<AppealDetail['offer']>;
  currency: string;
  viewer: Identity;
}

function Offer({ offer, currency, viewer }: OfferProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = formatPercent(offer.refundPercent / 100, language);
  return (
    <Stack spacing={1.5}>
      <div>
        <Typography variant="subtitle1" component="h3">
          {offer.by === viewer ? (
            <Trans>Your offer: {percent} refund</Trans>
          ) : offer.by === 'client' ? (
            <Trans>The client’s offer: {percent} refund</Trans>
          ) : (
            <Trans>The supplier’s offer: {percent} refund</Trans>
          )}
        </Typography>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DateTime iso={offer.time} />
        </Box>
      </div>
      <SplitAmounts {...offer} currency={currency} viewer={viewer} />
      {offer.text ? (
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{t`“${offer.text}”`}</Box>
      ) : null}
    </Stack>
  );
}
