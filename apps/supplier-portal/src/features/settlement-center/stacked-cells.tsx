import { Box } from '@tolk/design-system';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import type { ReactNode } from 'react';

export const stackedTable = {
  table: { display: { xs: 'block', md: 'table' } },
  head: { display: { xs: 'none', md: 'table-header-group' } },
  body: { display: { xs: 'block', md: 'table-row-group' } },
  row: {
    display: { xs: 'block', md: 'table-row' },
    py: { xs: 1, md: 0 },
    borderBottomStyle: 'solid',
    borderBottomWidth: { xs: '1px', md: 0 },
    borderColor: 'divider',
    breakInside: 'avoid',
  },
  cell: {
    display: { xs: 'block', md: 'table-cell' },
    borderBottomWidth: { xs: 0, md: '1px' },
    px: { xs: 0, md: 2 },
    py: { xs: 0.25, md: 1 },
  },
} as const;

interface StackedTableProps {
  /** Head of what the rows are about. */
  first: ReactNode;
  /** Heads of the figures. */
  figures: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of money whose columns stand below each other on phones. */
export function StackedTable({ first, figures, children }: StackedTableProps) {
  return (
    <TableContainer>
      <Table size="small" sx={stackedTable.table}>
        <TableHead sx={stackedTable.head}>
          <TableRow>
            <TableCell>{first}</TableCell>
            {figures.map((name) => (
              <TableCell key={name} sx={{ textAlign: 'right' }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={stackedTable.body}>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

interface FigureCellProps {
  /** The column's head, which stands beside the figure on phones. */
  name: string;
  /** Without one a phone leaves the line out. */
  children: ReactNode;
}

export function FigureCell({ name, children }: FigureCellProps) {
  return (
    <TableCell
      sx={{
        ...stackedTable.cell,
        textAlign: 'right',
        display: { xs: children ? 'flex' : 'none', md: 'table-cell' },
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Box component="span" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
        {name}
      </Box>
      {children ?? '–'}
    </TableCell>
  );
}
