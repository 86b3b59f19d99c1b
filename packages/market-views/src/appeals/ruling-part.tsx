import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Divider, Stack, Typography } from '@tolk/design-system';
import { LongText, Section, Until } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { sideLabels } from '@tolk/labels';
import { AppealActions, type PartyAction } from './appeal-actions.tsx';
import { RulingCard } from './ruling-card.tsx';

interface RulingPartProps {
  appeal: AppealDetail;
  viewer: Identity;
  onChoose: (action: PartyAction) => void;
}

/** What staff has ruled, who has accepted it, and until when a review can be asked for. */
export function RulingPart({ appeal, viewer, onChoose }: RulingPartProps) {
  const { appealResults, review, reviewReason, currency, appealStatus } = appeal;
  if (!appealResults) return null;
  return (
    <Section title={<Trans context="heading">Ruling</Trans>}>
      <Stack spacing={2}>
        {review ? (
          <>
            <RulingCard
              title={<Trans>Decision after the review</Trans>}
              ruling={review}
              currency={currency}
              viewer={viewer}
            />
            <Divider />
          </>
        ) : null}
        <RulingCard
          title={
            review ? (
              <Trans context="heading">First ruling</Trans>
            ) : (
              <Trans context="heading">Ruling</Trans>
            )
          }
          ruling={appealResults}
          currency={currency}
          viewer={viewer}
        />
        {reviewReason ? (
          <LongText label={<Trans>Why a review was asked for</Trans>}>{reviewReason}</LongText>
        ) : null}
        {appealStatus === 'ruled' ? <Acceptance appeal={appeal} viewer={viewer} /> : null}
        <AppealActions appeal={appeal} of={['acceptRuling', 'askReview']} onChoose={onChoose} />
      </Stack>
    </Section>
  );
}

function Acceptance({ appeal, viewer }: Pick<RulingPartProps, 'appeal' | 'viewer'>) {
  const { i18n } = useLingui();
  const { acceptedBy, reviewUntil } = appeal;
  return (
    <Typography component="div" variant="body2">
      {acceptedBy.map((side) => (
        <div key={side}>
          {side === viewer ? (
            <Trans>You have accepted the ruling.</Trans>
          ) : (
            <Trans>Accepted by: {i18n._(sideLabels[side])}</Trans>
          )}
        </div>
      ))}
      {reviewUntil ? (
        <Trans>
          A review can be asked for until <Until iso={reviewUntil} />; after that the ruling is
          final.
        </Trans>
      ) : null}
    </Typography>
  );
}
