import { Trans } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, OrderDetail } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { EventIcon } from '@tolk/design-system/icons';
import type { Identity } from '@tolk/domain';
import { useState } from 'react';

type Download =
  | (typeof calls)['clientinterface']['orders']['downloadOrderCalendar']
  | (typeof calls)['supinterface']['orders']['downloadOrderCalendar'];

const paths = {
  client: '/clientinterface/downloadOrderCalendar',
  supplier: '/supinterface/downloadOrderCalendar',
} as const;

interface CalendarButtonProps {
  order: OrderDetail;
  viewer: Identity;
}

/** Deadlines and sessions of an order as a file for a calendar; nothing once the order is over. */
export function CalendarButton({ order, viewer }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false);
  const { projectOrderId, orderStatus } = order;
  if (orderStatus === 'ended' || orderStatus === 'rejected') return null;

  async function download() {
    setBusy(true);
    // What went wrong is said by the shell; the button comes back.
    await downloadCallFile<Download>(paths[viewer], { projectOrderId }).catch(() => undefined);
    setBusy(false);
  }

  return (
    <Button
      variant="outlined"
      data-print="no"
      disabled={busy}
      startIcon={<EventIcon />}
      onClick={() => void download()}
    >
      <Trans context="button">Add to calendar</Trans>
    </Button>
  );
}
