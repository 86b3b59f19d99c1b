import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Divider, Stack, Typography } from '@tolk/design-system';
import { DateTime, DefinitionList, Money, StatusChip } from '@tolk/design-system/pieces';
import { earningsChips } from '@tolk/labels';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

export type OrderWithMoney = ResponseOf<
  (typeof calls)['opsinterface']['orders']['getProjectOrderIdData']
>;

/** What the supplier earned with an order and how far it is on its way. */
export function Earnings({ earnings }: Pick<OrderWithMoney, 'earnings'>) {
  if (earnings.length === 0) {
    return (
      <Typography color="textSecondary">
        <Trans>
          There are none: the order is not completed, nothing was earned, or an appeal is open.
        </Trans>
      </Typography>
    );
  }
  return (
    <Stack spacing={2} divider={<Divider />}>
      {earnings.map((earning) => (
        <Earning key={`${earning.holdUntil} ${earning.amount}`} earning={earning} />
      ))}
    </Stack>
  );
}

/** An order in milestones has one of them for each that was accepted. */
function Earning({ earning }: { earning: OrderWithMoney['earnings'][number] }) {
  const { i18n } = useLingui();
  const { amount, currency, status, holdUntil, settlementId } = earning;
  const look = earningsChips[status];
  return (
    <DefinitionList
      entries={[
        {
          key: 'amount',
          label: <Trans context="fact">Amount</Trans>,
          value: <Money amount={amount} currency={currency} emphasis="earned" />,
        },
        {
          key: 'status',
          label: <Trans context="fact">Status</Trans>,
          value: <StatusChip tone={look.tone}>{i18n._(look.label)}</StatusChip>,
        },
        { key: 'hold', label: <Trans>On hold until</Trans>, value: <DateTime iso={holdUntil} /> },
        {
          key: 'settlement',
          label: <Trans context="fact">Withdrawal request</Trans>,
          value: settlementId ? (
            <ScopeLink scope="settlements" id={settlementId}>
              <Trans>Open the settlement</Trans>
            </ScopeLink>
          ) : null,
        },
      ]}
    />
  );
}
