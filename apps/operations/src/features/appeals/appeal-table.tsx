import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box, Link as TextLink, Stack } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { appealTypeNames } from '@tolk/order-views';
import { RouteLink } from '@tolk/platform';
import { AppealTurn } from '../../parts/appeal-turn.tsx';
import { AppealChip } from '../../parts/appeal-words.tsx';
import { EscalatedMark } from '../../parts/escalated-mark.tsx';
import { RecordTable } from '../../parts/record-table.tsx';

type StaffAppealRow = ResponseOf<
  (typeof calls)['opsinterface']['appeals']['getAppealList']
>['list'][number];

/** Appeals with both parties and whose turn each one is. */
export function AppealTable({ appeals }: { appeals: readonly StaffAppealRow[] }) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t`Appeals`}
      rows={appeals}
      rowKey={({ projectOrderAppealId }) => projectOrderAppealId}
      columns={[
        {
          key: 'order',
          label: <Trans>Order</Trans>,
          renderCell: ({ projectOrderAppealId, orderName, orderNumber }) => (
            <>
              <TextLink
                component={RouteLink}
                to="staffAppeal"
                params={{ id: projectOrderAppealId }}
              >
                {orderName}
              </TextLink>
              <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {orderNumber}
              </Box>
            </>
          ),
        },
        {
          key: 'status',
          label: <Trans>Status</Trans>,
          renderCell: ({ appealStatus, escalated }) => (
            <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
              <EscalatedMark escalated={escalated} />
              <AppealChip status={appealStatus} />
            </Stack>
          ),
        },
        {
          key: 'turn',
          label: <Trans>Whose turn</Trans>,
          renderCell: ({ turn, turnUntil }) =>
            turn === null ? null : <AppealTurn turn={turn} turnUntil={turnUntil} />,
        },
        {
          key: 'type',
          label: <Trans>About</Trans>,
          renderCell: ({ appealType }) => i18n._(appealTypeNames[appealType]),
        },
        {
          key: 'parties',
          label: <Trans>Client and supplier</Trans>,
          renderCell: ({ clientName, supplierName }) => (
            <>
              <div>{clientName}</div>
              <div>{supplierName}</div>
            </>
          ),
        },
        {
          key: 'price',
          label: <Trans>Price</Trans>,
          align: 'right',
          renderCell: ({ amountOfMoney, currency }) => (
            <Money amount={amountOfMoney} currency={currency} />
          ),
        },
        {
          key: 'opened',
          label: <Trans>Opened at</Trans>,
          renderCell: ({ appealStartTime }) => <DateTime iso={appealStartTime} />,
        },
      ]}
    />
  );
}
