import { Trans, useLingui } from '@lingui/react/macro';
import type { ExpenseRow } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import { ledgerEvents } from '@tolk/domain';
import { ledgerEventLabel } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';

type Column = 'pending' | 'available' | 'receivable';

/** Each move of a supplier’s money with what it did to every balance; on phones the columns stand below each other. */
export function MovementTable({ movements }: { movements: readonly ExpenseRow[] }) {
  const { t } = useLingui();
  const names = {
    available: t({ message: 'Available', context: 'option' }),
    pending: t({ message: 'On hold', context: 'option' }),
    receivable: t({ message: 'Owed', context: 'option' }),
  };
  const isOwing = movements.some(({ receivable }) => receivable !== 0);
  const columns: readonly Column[] = isOwing
    ? ['available', 'pending', 'receivable']
    : ['available', 'pending'];
  return (
    <TableContainer>
      <Table size="small" sx={{ display: { xs: 'block', md: 'table' } }}>
        <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
          <TableRow>
            <TableCell>
              <Trans context="column">Movement</Trans>
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} sx={{ textAlign: 'right' }}>
                {names[column]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
          {movements.map((movement) => (
            <TableRow key={movement.entryId} sx={rowLook}>
              <TableCell sx={{ ...cellLook, overflowWrap: 'anywhere' }}>
                <Cause movement={movement} />
              </TableCell>
              {columns.map((column) => (
                <Change key={column} name={names[column]}>
                  {movement[column] === 0 ? null : (
                    <Signed amount={movement[column]} currency={movement.currency} />
                  )}
                </Change>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const rowLook = {
  display: { xs: 'block', md: 'table-row' },
  py: { xs: 1, md: 0 },
  borderBottomStyle: 'solid',
  borderBottomWidth: { xs: '1px', md: 0 },
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

const cellLook = {
  display: { xs: 'block', md: 'table-cell' },
  borderBottomWidth: { xs: 0, md: '1px' },
  px: { xs: 0, md: 2 },
  py: { xs: 0.25, md: 1 },
} as const;

/** One balance in a row; where it did not change, a phone leaves the line out. */
function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <TableCell
      sx={{
        ...cellLook,
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

function Signed({ amount, currency }: { amount: number; currency: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {amount > 0 ? '+' : ''}
      <Money amount={amount} currency={currency} />
    </Box>
  );
}

/** What happened, to which order or application, and when. */
function Cause({ movement }: { movement: ExpenseRow }) {
  const { i18n } = useLingui();
  const event = ledgerEvents.find((one) => one === movement.event);
  return (
    <>
      {event ? i18n._(ledgerEventLabel(event, 'supplier')) : movement.event}
      <div>
        <Subject movement={movement} />
      </div>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <DateTime iso={movement.time} />
      </Box>
    </>
  );
}

function Subject({
  movement: { projectOrderId, settlementId, subject },
}: {
  movement: ExpenseRow;
}) {
  if (projectOrderId) {
    return (
      <Link component={RouteLink} to="supplierOrder" params={{ projectOrderId }}>
        {subject}
      </Link>
    );
  }
  if (settlementId) {
    return (
      <Link component={RouteLink} to="settlementRecord" params={{ id: settlementId }}>
        {subject}
      </Link>
    );
  }
  return subject;
}
