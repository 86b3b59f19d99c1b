import { Trans } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, OrderDetail } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { ReceiptLongIcon } from '@tolk/design-system/icons';
import { useState } from 'react';

type Receipt = (typeof calls)['clientinterface']['orders']['downloadOrderReceipt'];

/** The receipt of an order that was paid, as PDF. */
export function ReceiptButton({ order }: { order: OrderDetail }) {
  const [busy, setBusy] = useState(false);
  const { projectOrderId, ledger } = order;
  if (!ledger.some(({ event }) => event === 'paid')) return null;

  async function download() {
    setBusy(true);
    // What went wrong is said by the shell; the button comes back.
    await downloadCallFile<Receipt>('/clientinterface/downloadOrderReceipt', {
      projectOrderId,
    }).catch(() => undefined);
    setBusy(false);
  }

  return (
    <Button
      variant="outlined"
      data-print="no"
      disabled={busy}
      startIcon={<ReceiptLongIcon />}
      onClick={() => void download()}
    >
      <Trans context="button">Receipt</Trans>
    </Button>
  );
}
