import { useLingui } from '@lingui/react/macro';
import { useOpsGetServiceFiguresQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { useLanguage } from '@tolk/i18n';
import { InSpan } from '../../spans/in-span.tsx';
import type { Span } from '../../spans/span.ts';
import { MeasuredTable } from './measured-table.tsx';
import { MeasuredTiles } from './measured-tiles.tsx';
import { ServiceCharts } from './service-charts.tsx';

/** How the desk did in a span of days: volume by hour, first answer, resolution, satisfaction. */
export function ServiceFiguresPart() {
  return <InSpan>{(span) => <Figures span={span} />}</InSpan>;
}

function Figures({ span }: { span: Span }) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useOpsGetServiceFiguresQuery(span, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData ?? query.data }}>
      {(figures) => (
        <>
          <MeasuredTiles measured={figures} />
          <ServiceCharts figures={figures} />
          <MeasuredTable
            title={t({ message: 'By member', context: 'heading' })}
            rows={figures.byMember.map(({ staffId, ...row }) => ({ ...row, key: staffId }))}
          />
          <MeasuredTable
            title={t({ message: 'By tag', context: 'heading' })}
            rows={figures.byTag.map(({ tagId, nameEn, nameZh, ...row }) => ({
              ...row,
              key: tagId,
              name: language === 'en' ? nameEn : nameZh,
            }))}
          />
        </>
      )}
    </DataState>
  );
}
