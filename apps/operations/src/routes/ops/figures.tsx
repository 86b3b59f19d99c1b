import { Trans } from '@lingui/react/macro';
import { useOpsGetKeyFiguresQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { AccountTable } from '../../features/figures/account-table.tsx';
import { DayCharts } from '../../features/figures/day-charts.tsx';
import { FeedbackTable } from '../../features/figures/feedback-table.tsx';
import { PairTable } from '../../features/figures/pair-table.tsx';
import { Tiles } from '../../features/figures/tiles.tsx';
import { InSpan } from '../../spans/in-span.tsx';
import type { Span } from '../../spans/span.ts';

/** Key figures of a span of days. */
export function Screen() {
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Key figures</Trans>}
        description={<Trans>Days are in Beijing time.</Trans>}
      />
      <InSpan>{(span) => <Figures span={span} />}</InSpan>
    </>
  );
}

function Figures({ span }: { span: Span }) {
  const query = useOpsGetKeyFiguresQuery(span, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData ?? query.data }}>
      {(figures) => (
        <>
          <Tiles figures={figures} />
          <DayCharts figures={figures} />
          <PairTable figures={figures} />
          <FeedbackTable figures={figures} />
          <AccountTable figures={figures} />
        </>
      )}
    </DataState>
  );
}
