import { Trans } from '@lingui/react/macro';
import { useOpsGetRefundListQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { OneCase } from '../../work/one-case.tsx';
import { RefundCard } from './refund-card.tsx';

/** One refund by itself. */
export function OneRefund({ refundId }: { refundId: string }) {
  const query = useOpsGetRefundListQuery({ refundId }, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {({ list: [refund] }) => (
        <OneCase
          record={{ subject: 'refund', subjectId: refundId }}
          back={{ to: 'refunds', label: <Trans>Back to the refunds</Trans> }}
          card={refund && <RefundCard refund={refund} />}
        />
      )}
    </DataState>
  );
}
