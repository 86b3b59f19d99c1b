import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffSettlementRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import type { QueueSort } from '@tolk/domain';
import type { RecordColumn } from '../records/record-table.tsx';
import { byAge, byAmount } from '../records/sort-head.tsx';
import { methodLabels } from '../verifications/review-labels.ts';
import { BlockedMark, UnresolvedMark } from './settlement-marks.tsx';
import { SettlementChip } from './settlement-labels.tsx';

/** Where the account begins behind its owner’s name. */
const accountAt = (payee: string) => payee.lastIndexOf(' ') + 1;

type Column = RecordColumn<StaffSettlementRow, QueueSort>;

/** An application as each list of the settlement queue shows it. */
export function useSettlementColumns(): Readonly<
  Record<'number' | 'person' | 'status' | 'method' | 'payee' | 'net' | 'time', Column>
> {
  const { i18n } = useLingui();
  return {
    number: {
      key: 'number',
      label: <Trans context="record">Number</Trans>,
      renderCell: ({ settlementId, settlementNumber }) => (
        <TextLink component={RouteLink} to="settlement" params={{ id: settlementId }}>
          {settlementNumber}
        </TextLink>
      ),
    },
    person: {
      key: 'person',
      label: <Trans context="column">Supplier</Trans>,
      renderCell: ({ personName, isCompany, supplierBlocked }) => (
        <>
          {personName} <BlockedMark blocked={supplierBlocked} />
          {isCompany ? (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Trans context="column">Company</Trans>
            </Box>
          ) : null}
        </>
      ),
    },
    status: {
      key: 'status',
      label: <Trans context="column">Status</Trans>,
      renderCell: ({ status, unresolved }) => (
        <>
          <SettlementChip status={status} /> <UnresolvedMark unresolved={unresolved} />
        </>
      ),
    },
    method: {
      key: 'method',
      label: <Trans context="column">Method</Trans>,
      renderCell: ({ method }) => i18n._(methodLabels[method]),
    },
    payee: {
      key: 'payee',
      label: <Trans context="column">Payee</Trans>,
      renderCell: ({ payee, bank }) => (
        <>
          {bank ? `${bank} · ` : null}
          {payee.slice(0, accountAt(payee))}
          {/* Where there is room, what is left of a number stays in one piece. */}
          <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
            {payee.slice(accountAt(payee))}
          </Box>
        </>
      ),
    },
    net: {
      key: 'net',
      label: <Trans>To be paid out</Trans>,
      align: 'right',
      sorts: byAmount,
      renderCell: ({ payoutNet, payoutCurrency }) => (
        <Money amount={payoutNet} currency={payoutCurrency} />
      ),
    },
    time: {
      key: 'time',
      label: <Trans context="fact">Requested on</Trans>,
      sorts: byAge,
      renderCell: ({ applicationTime }) => <DateTime iso={applicationTime} />,
    },
  };
}
