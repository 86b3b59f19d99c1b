import { Trans } from '@lingui/react/macro';
import type { TestMarking } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { DateTime, Money, RowCard, RowCards } from '@tolk/design-system/pieces';
import { markingTotal } from '@tolk/domain';
import { languagePair, useLanguage } from '@tolk/i18n';
import { TestMarkingChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

/** What there is to mark first, each with by when and what it pays. */
export function MarkingList({ markings }: { markings: readonly TestMarking[] }) {
  const language = useLanguage();
  return (
    <RowCards>
      {markings.map((marking) => (
        <RowCard
          key={marking.testMarkingId}
          title={
            <TextLink component={RouteLink} to="testMarking" params={{ id: marking.testMarkingId }}>
              {languagePair(marking.sourceLanguage, marking.targetLanguage, language)}
            </TextLink>
          }
          status={<TestMarkingChip status={marking.status} />}
          amount={<Money amount={marking.fee} currency={marking.currency} />}
          facts={
            <>
              <span>
                {marking.closeTime === null ? (
                  <Trans>
                    Mark by <DateTime iso={marking.dueTime} />
                  </Trans>
                ) : (
                  <DateTime iso={marking.closeTime} />
                )}
              </span>
              {marking.points === null ? null : (
                <span data-figures="">
                  {marking.points} / {markingTotal}
                </span>
              )}
              <span>
                <Trans>No. {marking.number}</Trans>
              </span>
            </>
          }
        />
      ))}
    </RowCards>
  );
}
