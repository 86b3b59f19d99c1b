import { Trans, useLingui } from '@lingui/react/macro';
import type { LedgerEntry } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
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
import { changeOf, ledgerAccountLabel, ledgerEventLabels } from '../labels/ledger.ts';
import { balancesOf } from './balances.ts';

interface LedgerTableProps {
  entries: readonly LedgerEntry[];
  viewer: Identity;
}

/** An order's money: where it lies now, and each movement with what caused it. */
export function LedgerTable({ entries, viewer }: LedgerTableProps) {
  const { i18n, t } = useLingui();
  const currency = entries[0]?.currency;
  if (!currency) {
    return (
      <Typography color="text.secondary">
        <Trans>No money has moved yet. It does once the client has paid.</Trans>
      </Typography>
    );
  }
  return (
    <>
      <DefinitionList
        entries={balancesOf(entries).map(([account, amount]) => ({
          key: account,
          label: i18n._(ledgerAccountLabel(account, viewer)),
          value: <Money amount={amount} currency={currency} emphasis="strong" />,
        }))}
      />
      <TableContainer sx={{ mt: 2 }} aria-label={t`Movements of this order’s money`} role="region">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>
                <Trans>What happened</Trans>
              </TableCell>
              <TableCell>
                <Trans>Where</Trans>
              </TableCell>
              <TableCell align="right" sx={roomy}>
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
    </>
  );
}

/** On a phone the figure stands below its place instead of in a column of its own. */
const roomy = { display: { xs: 'none', sm: 'table-cell' } };

/** One movement: its moment and cause stand once, beside all the places it touched. */
function EntryRows({ entry, viewer }: { entry: LedgerEntry; viewer: Identity }) {
  const { i18n } = useLingui();
  return entry.lines.map((line, index) => (
    <TableRow key={line.account}>
      {index === 0 ? (
        <TableCell rowSpan={entry.lines.length} sx={{ verticalAlign: 'top' }}>
          {i18n._(ledgerEventLabels[entry.event])}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={entry.at} />
          </Box>
        </TableCell>
      ) : null}
      <TableCell>
        {i18n._(ledgerAccountLabel(line.account, viewer))}
        <Box sx={{ display: { sm: 'none' } }}>
          <Change amount={changeOf(line)} currency={entry.currency} />
        </Box>
      </TableCell>
      <TableCell align="right" sx={roomy}>
        <Change amount={changeOf(line)} currency={entry.currency} />
      </TableCell>
    </TableRow>
  ));
}

function Change({ amount, currency }: { amount: number; currency: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {amount > 0 ? '+' : ''}
      <Money amount={amount} currency={currency} />
    </Box>
  );
}
