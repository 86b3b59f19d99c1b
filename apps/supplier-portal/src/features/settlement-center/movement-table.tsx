import { Trans, useLingui } from '@lingui/react/macro';
import type { ExpenseRow } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { TableCell, TableRow } from '@tolk/design-system/portal';
import { ledgerEvents } from '@tolk/domain';
import { ledgerEventLabel } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { FigureCell, StackedTable, stackedTable } from './stacked-cells.tsx';

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
    <StackedTable
      first={<Trans context="column">Movement</Trans>}
      figures={columns.map((column) => names[column])}
    >
      {movements.map((movement) => (
        <TableRow key={movement.entryId} sx={stackedTable.row}>
          <TableCell sx={{ ...stackedTable.cell, overflowWrap: 'anywhere' }}>
            <Cause movement={movement} />
          </TableCell>
          {columns.map((column) => (
            <FigureCell key={column} name={names[column]}>
              {movement[column] === 0 ? null : (
                <Signed amount={movement[column]} currency={movement.currency} />
              )}
            </FigureCell>
          ))}
        </TableRow>
      ))}
    </StackedTable>
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
