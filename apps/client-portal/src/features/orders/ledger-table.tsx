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
import { changeOf, standingOf } from './ledger-balance.ts';
import { ledgerAccountNames, ledgerEventNames } from './ledger-words.ts';

interface Props {
  ledger: readonly LedgerEntry[];
  currency: string;
}

/** Where the money of an order is, and each move it made. On a phone its texts wrap, so that nothing is out of sight. */
export function LedgerTable({ ledger, currency }: Props) {
  const { t } = useLingui();
  if (ledger.length === 0) {
    return (
      <Typography color="text.secondary">
        <Trans>No money has moved yet. Every payment and release will be listed here.</Trans>
      </Typography>
    );
  }
  const { paid, held, spent, refunded } = standingOf(ledger);
  const amount = (value: number) => <Money amount={value} currency={currency} emphasis="strong" />;
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={[
          { key: 'paid', label: t`Paid by you`, value: amount(paid) },
          { key: 'held', label: t`Held right now`, value: amount(held) },
          { key: 'spent', label: t`Released to the supplier and charged`, value: amount(spent) },
          {
            key: 'refunded',
            label: t`Back to you`,
            value: refunded > 0 ? amount(refunded) : null,
          },
        ]}
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
            {ledger.map((entry) => (
              <Entry key={entry.ledgerEntryId} entry={entry} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}

function Entry({ entry: { event, at, currency, lines } }: { entry: LedgerEntry }) {
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
          {i18n._(ledgerEventNames[event])}
          <Typography variant="caption" color="text.secondary" component="div">
            <DateTime iso={at} />
          </Typography>
        </TableCell>
      ) : null}
      <TableCell>{i18n._(ledgerAccountNames[line.account])}</TableCell>
      <TableCell align="right">
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {changeOf(line) > 0 ? '+' : ''}
          <Money amount={changeOf(line)} currency={currency} />
        </Box>
      </TableCell>
    </TableRow>
  ));
}
