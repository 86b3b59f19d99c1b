import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { Money, Section } from '@tolk/design-system/pieces';
import { ledgerAccounts } from '@tolk/domain';
import { ledgerAccountLabel } from '@tolk/labels';
import { RecordTable } from '../../records/record-table.tsx';
import type { KeyFigures } from './key-figures.ts';

/** What lies in every account of the ledger right now, whatever the days chosen. */
export function AccountTable({ figures: { accounts } }: { figures: KeyFigures }) {
  const { t, i18n } = useLingui();
  const nameOf = (account: string) => {
    const known = ledgerAccounts.find((one) => one === account);
    return known ? i18n._(ledgerAccountLabel(known)) : account;
  };
  return (
    <Section title={<Trans>Accounts of the ledger</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>Current balances: debits less credits. They add up to zero in each currency.</Trans>
      </Typography>
      <RecordTable
        label={t`Accounts of the ledger`}
        rows={accounts}
        rowKey={({ account, currency }) => `${account}-${currency}`}
        columns={[
          {
            key: 'account',
            label: <Trans context="ledger">Account</Trans>,
            renderCell: ({ account }) => nameOf(account),
          },
          {
            key: 'currency',
            label: <Trans context="column">Currency</Trans>,
            renderCell: ({ currency }) => currency,
          },
          {
            key: 'balance',
            label: <Trans context="column">Balance</Trans>,
            align: 'right',
            renderCell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
          },
        ]}
      />
    </Section>
  );
}
