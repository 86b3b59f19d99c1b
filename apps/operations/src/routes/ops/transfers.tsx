import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { ImportDialog } from '../../features/incoming-transfers/import-dialog.tsx';
import { OneTransfer } from '../../features/incoming-transfers/one-transfer.tsx';
import { RecordDialog } from '../../features/incoming-transfers/record-dialog.tsx';
import { Transfers } from '../../features/incoming-transfers/transfers.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

/** Bank transfers of clients, by words (`search`) and what came of them (`outcome`), or one (`id`). */
export function Screen() {
  const id = useListAddress<'id'>().text('id');
  return id === undefined ? <Queue /> : <OneTransfer incomingTransferId={id} />;
}

function Queue() {
  const [open, setOpen] = useState<'import' | 'record'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Bank transfers</Trans>}
        description={<Trans>Money that came into the bank account, and what it pays.</Trans>}
        actions={
          <>
            <Button variant="outlined" onClick={() => setOpen('record')}>
              <Trans context="button">Record a transfer…</Trans>
            </Button>
            <Button variant="contained" color="secondary" onClick={() => setOpen('import')}>
              <Trans context="button">Import a statement…</Trans>
            </Button>
          </>
        }
      />
      <SavedFilters screen="incomingTransfers" />
      <Transfers />
      {open === 'import' ? <ImportDialog onClose={close} /> : null}
      {open === 'record' ? <RecordDialog onClose={close} /> : null}
    </>
  );
}
