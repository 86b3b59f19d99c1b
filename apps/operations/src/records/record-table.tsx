import { Box, Paper, usePhone } from '@tolk/design-system';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import type { ReactNode } from 'react';
import { directionOf, SortHead, type ColumnSorts, type Sorting } from './sort-head.tsx';

export interface RecordColumn<Row, Sort extends string = string> {
  key: string;
  label: ReactNode;
  /** `right` for figures. */
  align?: 'right';
  /** Orders that its head puts the list in, where the table has `sorting`. */
  sorts?: ColumnSorts<Sort>;
  /** Absent for this row: a card on a phone leaves the line out. */
  renderCell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row, Sort extends string> {
  /** Name for screen readers. */
  label: string;
  /** The first one names the row. */
  columns: readonly [RecordColumn<Row, Sort>, ...RecordColumn<Row, Sort>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Absent where the heads sort nothing; on phones, where there are none, the list’s choice remains. */
  sorting?: Sorting<Sort>;
}

/** The column that names the row keeps its room when many others want some, px. */
const nameWidth = 152;

/** Narrow gutters, and heads of several lines, so that the widest table fits beside the menu of a laptop. */
const gutters = {
  '& th, & td': { px: 1 },
  '& th': { whiteSpace: 'normal' },
  '& th:first-of-type, & td:first-of-type': { pl: 2 },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
} as const;

/** A moment takes two lines: the day, and the time of it. */
const momentLines = { whiteSpace: 'normal', display: 'inline-block', minWidth: '8.7em' } as const;

/** Records in dense rows; on phones each one is a card with its labels. */
export function RecordTable<Row, Sort extends string = string>(props: RecordTableProps<Row, Sort>) {
  const phone = usePhone();
  return phone ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row, Sort extends string>({
  label,
  columns,
  rows,
  rowKey,
  sorting,
}: RecordTableProps<Row, Sort>) {
  return (
    <TableContainer component={Paper} role="group" aria-label={label} tabIndex={0}>
      <Table size="small" aria-label={label} sx={gutters}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label: name, align, sorts }, index) => (
              <TableCell
                key={key}
                scope="col"
                align={align}
                aria-sort={sorts && sorting && directionOf(sorts, sorting)}
                sx={index === 0 ? { minWidth: nameWidth } : null}
              >
                {sorts && sorting ? (
                  <SortHead sorts={sorts} sorting={sorting}>
                    {name}
                  </SortHead>
                ) : (
                  name
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {columns.map(({ key, align, renderCell }) => (
                <TableCell
                  key={key}
                  align={align}
                  data-figures={align ? '' : undefined}
                  sx={{ overflowWrap: 'anywhere', '& time': momentLines }}
                >
                  {renderCell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards<Row, Sort extends string>({
  label,
  columns,
  rows,
  rowKey,
}: RecordTableProps<Row, Sort>) {
  const [first, ...others] = columns;
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Paper key={rowKey(row)} component="li" sx={{ p: 2, listStyle: 'none' }}>
          <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere', mb: 1 }}>
            {first.renderCell(row)}
          </Box>
          <Facts row={row} columns={others} />
        </Paper>
      ))}
    </Box>
  );
}

/** Labels as wide as they need, and values that begin under one another, also those of several lines. */
const factsOfCard = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  typography: 'body2',
} as const;

const valueOfCard = {
  m: 0,
  overflowWrap: 'anywhere',
  // The words of a button without a ground begin where other values do.
  '& > .MuiButton-text:first-of-type': { marginInlineStart: -1 },
} as const;

function Facts<Row>({ row, columns }: { row: Row; columns: readonly RecordColumn<Row>[] }) {
  return (
    <Box component="dl" sx={factsOfCard}>
      {columns.map(({ key, label, renderCell }) => {
        const value = renderCell(row);
        if (value === null || value === undefined || value === '') return null;
        return (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={valueOfCard}>
              {value}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
