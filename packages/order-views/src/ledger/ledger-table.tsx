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
import { changeOf, ledgerAccountLabel, ledgerEventLabel } from '../labels/ledger.ts';
import { standingOf } from './standing.ts';

interface LedgerTableProps {
  entries: readonly LedgerEntry[];
  viewer: Identity;
}

/** Where an order's money stands, and each move with what caused it; on a phone its texts wrap. */
export function LedgerTable({ entries, viewer }: LedgerTableProps) {
  const { i18n, t } = useLingui();
  const currency = entries[0]?.currency;
  if (!currency) {
    return (
      <Typography color="text.secondary">
        <Trans>No money has moved yet. Every payment and release will be listed here.</Trans>
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
      <TableContainer aria-label={t`Money moves`} role="region">
        <Table
          size="small"
          sx={{
            '& th, & td': { px: { xs: 0.5, sm: 2 }, whiteSpace: 'normal' },
            '& th time': { whiteSpace: 'normal' },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>
                <Trans>What happened</Trans>
              </TableCell>
              <TableCell>
                <Trans>Where the money is</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans>Change</Trans>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <EntryRows key={entry.ledgerEntryId} entry={entry} viewer={viewer} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}

interface EntryRowsProps {
  entry: LedgerEntry;
  viewer: Identity;
}

/** One move: its moment and cause stand once, beside all the places it touched. */
function EntryRows({ entry: { event, at, currency, lines }, viewer }: EntryRowsProps) {
  const { i18n } = useLingui();
  return lines.map((line, index) => (
    <TableRow key={line.account}>
      {index === 0 ? (
        <TableCell
          component="th"
          scope="rowgroup"
          rowSpan={lines.length}
          sx={{ verticalAlign: 'top' }}
        >
          {i18n._(ledgerEventLabel(event, viewer))}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={at} />
          </Box>
        </TableCell>
      ) : null}
      <TableCell>{i18n._(ledgerAccountLabel(line.account, viewer))}</TableCell>
      <TableCell align="right">
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {changeOf(line) > 0 ? '+' : ''}
          <Money amount={changeOf(line)} currency={currency} />
        </Box>
      </TableCell>
    </TableRow>
  ));
}
