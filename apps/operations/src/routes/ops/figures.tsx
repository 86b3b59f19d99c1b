import { Trans } from '@lingui/react/macro';
import { serverNow, useOpsGetKeyFiguresQuery } from '@tolk/api-client';
import { Alert, DataState } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { AccountTable } from '../../features/figures/account-table.tsx';
import { DayCharts } from '../../features/figures/day-charts.tsx';
import { PairTable } from '../../features/figures/pair-table.tsx';
import { daysOf, lastDays, longestSpan, type Span } from '../../features/figures/span.ts';
import { SpanFields } from '../../features/figures/span-fields.tsx';
import { Tiles } from '../../features/figures/tiles.tsx';

/** Key figures of a span of days in Shanghai (`from`, `to`); the last 30 without one. */
export function Screen() {
  const list = useListAddress<'from' | 'to'>();
  const [usual] = useState(() => lastDays(new Date(serverNow())));
  const span = { from: list.text('from') ?? usual.from, to: list.text('to') ?? usual.to };
  const days = daysOf(span);
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Key figures</Trans>}
        description={<Trans>Days are in Beijing time.</Trans>}
      />
      <SpanFields span={span} usual={usual} onChange={(changes) => list.change(changes)} />
      {days > 0 && days <= longestSpan ? (
        <Figures span={span} />
      ) : (
        <Alert severity="error" role="alert">
          {days === 0 ? (
            <Trans>The first day must be before the last day.</Trans>
          ) : (
            <Trans>Choose at most two years.</Trans>
          )}
        </Alert>
      )}
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
          <AccountTable figures={figures} />
        </>
      )}
    </DataState>
  );
}
