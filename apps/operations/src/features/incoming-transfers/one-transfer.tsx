import { Trans } from '@lingui/react/macro';
import { useOpsGetIncomingTransferListQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { OneCase } from '../../work/one-case.tsx';
import { TransferCard } from './transfer-card.tsx';

/** One line of the bank’s statement by itself. */
export function OneTransfer({ incomingTransferId }: { incomingTransferId: string }) {
  const query = useOpsGetIncomingTransferListQuery(
    { incomingTransferId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {({ list: [transfer] }) => (
        <OneCase
          record={{ subject: 'incomingTransfer', subjectId: incomingTransferId }}
          back={{ to: 'incomingTransfers', label: <Trans>Back to the bank transfers</Trans> }}
          card={transfer && <TransferCard transfer={transfer} />}
        />
      )}
    </DataState>
  );
}
