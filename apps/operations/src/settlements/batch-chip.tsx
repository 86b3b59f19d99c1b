import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PayoutBatchRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { PayoutBatchStatus } from '@tolk/domain';
import { newerLook, orNewer } from '@tolk/labels';

type Progress = Pick<PayoutBatchRow, 'status' | 'count' | 'settled' | 'failed'>;

interface Look {
  label: MessageDescriptor;
  tone: Tone;
}

const looks: Readonly<Record<PayoutBatchStatus, Look>> = orNewer(
  {
    draft: { label: msg`To be approved`, tone: 'attention' },
    approved: { label: msg({ message: 'Approved, sent', context: 'status' }), tone: 'active' },
    dropped: { label: msg({ message: 'Cancelled', context: 'status' }), tone: 'neutral' },
    takenBack: { label: msg({ message: 'Taken back', context: 'status' }), tone: 'neutral' },
  },
  newerLook,
);

/** Where a batch stands; once each of its payouts has a result, it is done. */
export function BatchChip({ batch }: { batch: Progress }) {
  const { i18n } = useLingui();
  const { label, tone } = isDone(batch) ? doneLook(batch.failed) : looks[batch.status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}

function isDone({ status, count, settled, failed }: Progress): boolean {
  return status === 'approved' && settled + failed >= count;
}

function doneLook(failed: number): Look {
  if (failed === 0) {
    return { label: msg({ message: 'Done', context: 'status' }), tone: 'success' };
  }
  const label = msg({ message: `Done, ${failed} came back`, context: 'status' });
  return { label, tone: 'danger' };
}
