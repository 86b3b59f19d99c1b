import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile, serverNow, useSupGetFYMXProjectListQuery } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { Box, Button, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { readDay, shanghaiDay } from '@tolk/domain';
import { DownloadButtons } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';
import { Balances } from '../../features/settlement-center/balances.tsx';
import { EarningsPart } from '../../features/settlement-center/earnings-part.tsx';
import { earningsViews } from '../../features/settlement-center/earnings-table.tsx';
import { MovementTable } from '../../features/settlement-center/movement-table.tsx';
import { closedSpan, spanProblem, type Span } from '../../features/settlement-center/span.ts';
import { SpanFilter } from '../../features/settlement-center/span-filter.tsx';
import { YearlyStatement } from '../../features/settlement-center/yearly-statement.tsx';

type Calls = (typeof calls)['supinterface']['settlement'];

/** Every amount, fee and correction behind the supplier’s balance (`from`, `to`), and what was earned (`by`). */
export function Screen() {
  const list = useListAddress<'from' | 'to' | 'by'>();
  const span: Span = { from: readDay(list.text('from')), to: readDay(list.text('to')) };
  const isReversed = Boolean(span.from && span.to && span.from > span.to);
  const details = useSupGetFYMXProjectListQuery(
    { ...(isReversed ? {} : span), ...list.paging },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Expense details</Trans>}
        description={<Trans>What came in, what was paid out, and what was corrected.</Trans>}
        actions={
          <Button onClick={() => window.print()} data-print="no">
            <Trans context="button">Print</Trans>
          </Button>
        }
      />
      <DataState query={details} skeleton={6}>
        {({ list: rows, total, firstYear, ...balances }) => (
          <>
            <Section title={<Trans context="heading">Your money</Trans>}>
              <Balances {...balances} />
            </Section>
            <SpanTools span={span} onChange={(chosen) => list.change({ ...chosen })} />
            {isReversed ? null : (
              <EarningsPart
                span={span}
                view={list.oneOf('by', earningsViews) ?? 'month'}
                onChoose={(by) => list.change({ by }, { keepPage: true })}
              />
            )}
            <Section title={<Trans context="heading">Transactions</Trans>}>
              <PagedList
                query={{
                  data: isReversed ? { total: 0, list: [] } : { total, list: rows },
                  isFetching: details.isFetching,
                }}
                list={list}
                empty={{
                  title: <Trans>No transactions in this period</Trans>,
                  drawing: <PageDrawing />,
                  action: (
                    <Button component={RouteLink} to="supplierOrders" variant="outlined">
                      <Trans>Go to your orders</Trans>
                    </Button>
                  ),
                }}
              >
                {(movements) => <MovementTable movements={movements} />}
              </PagedList>
            </Section>
            {firstYear === null ? null : <YearlyStatement firstYear={firstYear} />}
          </>
        )}
      </DataState>
    </>
  );
}

interface SpanToolsProps {
  span: Span;
  onChange: (span: Span) => void;
}

/** Which days are shown, and the same days as a file. */
function SpanTools({ span, onChange }: SpanToolsProps) {
  const { t } = useLingui();
  const { from, to, days } = closedSpan(span, shanghaiDay(new Date(serverNow())));
  const problem = spanProblem(days);
  const words = {
    reversed: t`The last day is before the first.`,
    tooLong: t`A file can cover up to a year. Choose a shorter period to download it.`,
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        gap: 2,
        mb: 2,
      }}
    >
      <Box sx={{ flex: '1 1 340px' }}>
        <SpanFilter span={span} error={problem ? words[problem] : undefined} onChange={onChange} />
      </Box>
      <Box sx={{ pt: { md: 3.5 } }}>
        <DownloadButtons
          label={t`Expense details from ${from} to ${to}`}
          disabled={problem !== null}
          onDownload={(format) =>
            downloadCallFile<Calls['downloadExpenseDetails']>(
              '/supinterface/downloadExpenseDetails',
              { from, to, format },
            )
          }
        />
      </Box>
    </Box>
  );
}
