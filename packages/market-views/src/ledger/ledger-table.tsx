import { Trans, useLingui } from '@lingui/react/macro';
import type { LedgerEntry } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime, DefinitionList, Money } from '@tolk/design-system/pieces';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { ledgerEventLabel } from '@tolk/labels';
import { movesOf, type Move } from './moves-of.ts';
import { standingOf } from './standing.ts';

interface LedgerTableProps {
  entries: readonly LedgerEntry[];
  viewer: Identity;
}

/** Where an order's money stands, and each move with what caused it. */
export function LedgerTable({ entries, viewer }: LedgerTableProps) {
  const { i18n, t } = useLingui();
  const currency = entries[0]?.currency;
  if (!currency) {
    return (
      <Typography color="textSecondary">
        <Trans>No transactions yet. Every payment and release will be listed here.</Trans>
      </Typography>
    );
  }
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={standingOf(entries, viewer).map(({ key, label, amount }) => ({
          key,
          label: i18n._(label),
          value: <Money amount={amount} currency={currency} emphasis="strong" />,
        }))}
      />
      <TableContainer aria-label={t({ message: 'Transactions', context: 'region' })} role="region">
        <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>
                <Trans>Where the money is</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans context="column">Amount</Trans>
              </TableCell>
            </TableRow>
          </TableHead>
          {entries.map((entry) => (
            <EntryRows key={entry.ledgerEntryId} entry={entry} viewer={viewer} />
          ))}
        </Table>
      </TableContainer>
    </Stack>
  );
}

interface EntryRowsProps {
  entry: LedgerEntry;
  viewer: Identity;
}

/** One entry: its cause and moment, then the places that it touched. */
function EntryRows({ entry, viewer }: EntryRowsProps) {
  const { i18n } = useLingui();
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={2} sx={{ pt: 2, border: 0 }}>
          {i18n._(ledgerEventLabel(entry.event, viewer))}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={entry.at} />
          </Box>
        </TableCell>
      </TableRow>
      {movesOf(entry, viewer).map((move) => (
        <MoveRow key={move.key} move={move} currency={entry.currency} />
      ))}
    </TableBody>
  );
}

/** What came in stands without a sign, its parts below it set in: they are no change on top of it. */
function MoveRow({ move: { label, amount, is }, currency }: { move: Move; currency: string }) {
  const { i18n } = useLingui();
  const name = i18n._(label);
  const money = <Money amount={amount} currency={currency} />;
  if (is === 'part') {
    return (
      <TableRow>
        <TableCell sx={{ '&&': { pl: { xs: 2, sm: 4 } }, color: 'text.secondary' }}>
          <Trans>of which: {name}</Trans>
        </TableCell>
        <TableCell align="right" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
          {money}
        </TableCell>
      </TableRow>
    );
  }
  return (
    <TableRow>
      <TableCell>{name}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {is === undefined && amount > 0 ? '+' : ''}
        {money}
      </TableCell>
    </TableRow>
  );
}
