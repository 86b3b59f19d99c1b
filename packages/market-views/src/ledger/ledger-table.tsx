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
import { changeOf, ledgerAccountLabel, ledgerEventLabel } from '@tolk/labels';
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
                <Trans context="column">Change</Trans>
              </TableCell>
            </TableRow>
          </TableHead>
          {entries.map((entry) => (
            <Move key={entry.ledgerEntryId} entry={entry} viewer={viewer} />
          ))}
        </Table>
      </TableContainer>
    </Stack>
  );
}

interface MoveProps {
  entry: LedgerEntry;
  viewer: Identity;
}

/** One move: its cause and moment, then the places that it touched. */
function Move({ entry: { event, at, currency, lines }, viewer }: MoveProps) {
  const { i18n } = useLingui();
  // A client does not see the supplier's accounts: what is missing from the balance went there.
  const toSupplier = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={2} sx={{ pt: 2, border: 0 }}>
          {i18n._(ledgerEventLabel(event, viewer))}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={at} />
          </Box>
        </TableCell>
      </TableRow>
      {lines.map((line) => (
        <TableRow key={line.account}>
          <TableCell>{i18n._(ledgerAccountLabel(line.account, viewer))}</TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            {changeOf(line) > 0 ? '+' : ''}
            <Money amount={changeOf(line)} currency={currency} />
          </TableCell>
        </TableRow>
      ))}
      {viewer === 'client' && toSupplier !== 0 ? (
        <TableRow>
          <TableCell>
            <Trans>To the supplier</Trans>
          </TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            {toSupplier > 0 ? '+' : ''}
            <Money amount={toSupplier} currency={currency} />
          </TableCell>
        </TableRow>
      ) : null}
    </TableBody>
  );
}
