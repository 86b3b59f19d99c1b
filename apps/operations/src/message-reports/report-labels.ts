import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system/tokens';
import type { ReportOutcome, ReportReason } from '@tolk/domain';

export const reportReasonLabels: Readonly<Record<ReportReason, MessageDescriptor>> = {
  spam: msg`Advertising or the same text to many`,
  outsidePayment: msg`Payment outside Tolk`,
  abuse: msg`Insults, threats or harassment`,
  other: msg({ message: 'Something else', context: 'option' }),
};

export const reportOutcomeLooks: Readonly<
  Record<ReportOutcome, { label: MessageDescriptor; tone: Tone }>
> = {
  dismissed: { label: msg({ message: 'Dismissed', context: 'status' }), tone: 'neutral' },
  warned: { label: msg({ message: 'Warned', context: 'status' }), tone: 'attention' },
  silenced: { label: msg({ message: 'Silenced', context: 'status' }), tone: 'danger' },
};
