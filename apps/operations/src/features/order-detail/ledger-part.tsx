import { Trans, useLingui } from '@lingui/react/macro';
import type { LedgerEntry } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { DateTime, DefinitionList, Money, Section } from '@tolk/design-system/pieces';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import { ledgerAccountLabel, ledgerEventLabel } from '@tolk/labels';
import { balancesOf } from './balances.ts';

/** Every booking about an order with debit and credit, below what lies where now. */
export function LedgerPart({ entries }: { entries: readonly LedgerEntry[] }) {
  const { t, i18n } = useLingui();
  return (
    <Section title={<Trans context="heading">Ledger</Trans>}>
      {entries.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No transactions yet.</Trans>
        </Typography>
      ) : (
        <>
          <DefinitionList
            entries={balancesOf(entries).map(({ account, currency, amount }) => ({
              key: `${account}-${currency}`,
              label: i18n._(ledgerAccountLabel(account)),
              value: (
                <Money
                  amount={amount}
                  currency={currency}
                  emphasis={amount === 0 ? 'none' : 'strong'}
                />
              ),
            }))}
          />
          <TableContainer
            role="group"
            aria-label={t({ message: 'Ledger', context: 'region' })}
            tabIndex={0}
            sx={{ mt: 3 }}
          >
            <Table
              size="small"
              aria-label={t({ message: 'Ledger', context: 'region' })}
              sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}
            >
              <TableHead>
                <TableRow>
                  <TableCell>
                    <Trans context="ledger">Account</Trans>
                  </TableCell>
                  <TableCell align="right">
                    <Trans context="column">Debit</Trans>
                  </TableCell>
                  <TableCell align="right">
                    <Trans context="column">Credit</Trans>
                  </TableCell>
                </TableRow>
              </TableHead>
              {entries.map((entry) => (
                <Booking key={entry.ledgerEntryId} entry={entry} />
              ))}
            </Table>
          </TableContainer>
        </>
      )}
    </Section>
  );
}

function Booking({ entry: { event, at, currency, lines } }: { entry: LedgerEntry }) {
  const { i18n } = useLingui();
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={3} sx={{ pt: 2, border: 0 }}>
          {i18n._(ledgerEventLabel(event))}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={at} />
          </Box>
        </TableCell>
      </TableRow>
      {lines.map(({ account, debit, credit }) => (
        <TableRow key={`${account}-${debit}-${credit}`}>
          <TableCell>{i18n._(ledgerAccountLabel(account))}</TableCell>
          <TableCell align="right">
            {debit > 0 ? <Money amount={debit} currency={currency} /> : null}
          </TableCell>
          <TableCell align="right">
            {credit > 0 ? <Money amount={credit} currency={currency} /> : null}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  );
}
