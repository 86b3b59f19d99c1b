import { Trans } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, RequestOf } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { DownloadIcon } from '@tolk/design-system/icons';
import { useState } from 'react';

type OrderList = (typeof calls)['clientinterface']['orders']['downloadOrderList'];
type OrderFilter = Omit<RequestOf<OrderList>, 'format'>;

/** The orders that the filters find, as CSV for a spreadsheet. */
export function ExportButton({ filter }: { filter: OrderFilter }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    // What went wrong is said by the shell; the button comes back.
    await downloadCallFile<OrderList>('/clientinterface/downloadOrderList', {
      ...filter,
      format: 'csv',
    }).catch(() => undefined);
    setBusy(false);
  }

  return (
    <Button
      variant="outlined"
      disabled={busy}
      startIcon={<DownloadIcon />}
      onClick={() => void download()}
    >
      <Trans context="button">Export CSV</Trans>
    </Button>
  );
}
