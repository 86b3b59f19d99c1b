import { Trans, useLingui } from '@lingui/react/macro';
import type { Earned, Earnings } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { TableCell, TableRow } from '@tolk/design-system/portal';
import { formatMonth, useLanguage } from '@tolk/i18n';
import { useState, type ReactNode } from 'react';
import { FigureCell, StackedTable, stackedTable } from './stacked-cells.tsx';

export const earningsViews = ['month', 'client', 'pair'] as const;
export type EarningsView = (typeof earningsViews)[number];

/** More rows than these are shown when they are asked for. */
const rowsShown = 12;
const kinds = ['gross', 'commission', 'earned'] as const;

interface EarningsTableProps {
  earnings: Earnings;
  view: EarningsView;
}

/** What was earned from one of its sides; each comes to the same total. */
export function EarningsTable({ earnings, view }: EarningsTableProps) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const rows = useRows(earnings, view);
  const firsts: Record<EarningsView, string> = {
    month: t({ message: 'Month', context: 'column' }),
    client: t({ message: 'Client', context: 'column' }),
    pair: t({ message: 'Language pair', context: 'column' }),
  };
  const names: Record<keyof Earned, string> = {
    gross: t({ message: 'Gross', context: 'column' }),
    commission: t({ message: 'Platform fee', context: 'column' }),
    earned: t({ message: 'Earned', context: 'earnings' }),
  };
  const figures = (sums: Earned, emphasis: 'none' | 'strong') =>
    kinds.map((kind) => (
      <FigureCell key={kind} name={names[kind]}>
        <Money amount={sums[kind]} currency={earnings.currency} emphasis={emphasis} />
      </FigureCell>
    ));
  const count = rows.length;
  return (
    <>
      <StackedTable first={firsts[view]} figures={kinds.map((kind) => names[kind])}>
        {(isWhole ? rows : rows.slice(0, rowsShown)).map(({ key, name, sums }) => (
          <TableRow key={key} sx={stackedTable.row}>
            <NameCell>{name}</NameCell>
            {figures(sums, 'none')}
          </TableRow>
        ))}
        <TableRow sx={stackedTable.row}>
          <NameCell isTotal>
            <Trans context="row">Total</Trans>
          </NameCell>
          {figures(earnings.total, 'strong')}
        </TableRow>
      </StackedTable>
      {isWhole || count <= rowsShown ? null : (
        <Button sx={{ mt: 1 }} data-print="no" onClick={() => setIsWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  );
}

function NameCell({ isTotal = false, children }: { isTotal?: boolean; children: ReactNode }) {
  return (
    <TableCell
      component="th"
      scope="row"
      sx={{
        ...stackedTable.cell,
        overflowWrap: 'anywhere',
        fontWeight: isTotal ? 650 : { xs: 650, md: 400 },
      }}
    >
      {children}
    </TableCell>
  );
}

interface Row {
  key: string;
  name: ReactNode;
  sums: Earned;
}

function useRows({ months, clients, pairs }: Earnings, view: EarningsView): Row[] {
  const language = useLanguage();
  const markings = <Trans>Language tests marked</Trans>;
  if (view === 'month') {
    return months.map(({ month, ...sums }) => ({
      key: month,
      name: formatMonth(month, language),
      sums,
    }));
  }
  if (view === 'client') {
    return clients.map(({ name, ...sums }, at) => ({
      key: String(at),
      name: name ?? markings,
      sums,
    }));
  }
  return pairs.map(({ pair, ...sums }, at) => ({
    key: String(at),
    name: pair ? (
      <LanguagePairChip
        source={pair.sourceLanguage}
        target={pair.targetLanguage}
        bothWays={pair.bothDirections}
      />
    ) : (
      markings
    ),
    sums,
  }));
}
