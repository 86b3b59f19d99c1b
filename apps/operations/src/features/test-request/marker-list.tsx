import { Trans } from '@lingui/react/macro';
import type { AskedMarker } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { DateTime, RowCard, RowCards, Section } from '@tolk/design-system/pieces';
import { MarkList, TestMarkingChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

/** Suppliers who were asked to mark the translation, with what they found. */
export function MarkerList({ markings }: { markings: readonly AskedMarker[] }) {
  if (markings.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Markers</Trans>}>
      <RowCards>
        {markings.map((marking) => (
          <RowCard
            key={marking.testMarkingId}
            title={
              <TextLink component={RouteLink} to="user" params={{ id: marking.personId }}>
                {marking.personName}
              </TextLink>
            }
            status={<TestMarkingChip status={marking.status} />}
            facts={
              <>
                <span data-figures="">{marking.number}</span>
                <span>
                  <Trans>
                    Asked <DateTime iso={marking.askTime} />
                  </Trans>
                </span>
                {marking.status === 'asked' ? (
                  <span>
                    <Trans>
                      Mark by <DateTime iso={marking.dueTime} />
                    </Trans>
                  </span>
                ) : null}
              </>
            }
            notice={<MarkList request={marking} by="supplier" />}
          />
        ))}
      </RowCards>
    </Section>
  );
}
