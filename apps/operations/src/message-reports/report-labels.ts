import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system/tokens';
import type { MessageReportRow } from '@tolk/contract';
import type { ReportOutcome, ReportReason } from '@tolk/domain';
import { newerLook, newerName, orNewer } from '@tolk/labels';

export const reportReasonLabels: Readonly<Record<ReportReason, MessageDescriptor>> = orNewer(
  {
    spam: msg`Advertising or the same text to many`,
    outsidePayment: msg`Payment outside Tolk`,
    abuse: msg`Insults, threats or harassment`,
    other: msg({ message: 'Something else', context: 'option' }),
  },
  newerName,
);

interface Look {
  label: MessageDescriptor;
  tone: Tone;
}

const looks: Readonly<Record<ReportOutcome, Look>> = orNewer(
  {
    dismissed: { label: msg({ message: 'Dismissed', context: 'status' }), tone: 'neutral' },
    warned: { label: msg({ message: 'Warned', context: 'status' }), tone: 'attention' },
    silenced: { label: msg({ message: 'Silenced', context: 'status' }), tone: 'danger' },
  },
  newerLook,
);

const lifted: Look = {
  label: msg({ message: 'Lifted on appeal', context: 'status' }),
  tone: 'neutral',
};

/** What became of a report; null while it waits. */
export function reportLook({
  outcome,
  liftedTime,
}: Pick<MessageReportRow, 'outcome' | 'liftedTime'>): Look | null {
  if (outcome === null) return null;
  return liftedTime === null ? looks[outcome] : lifted;
}
