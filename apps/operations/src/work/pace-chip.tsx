import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { WorkPace } from '@tolk/domain';
import { newerLook, orNewer } from '@tolk/labels';

/** How a case stands to its target; the word says what the colour does. */
export const paceLooks: Readonly<Record<WorkPace, { label: MessageDescriptor; tone: Tone }>> =
  orNewer(
    {
      over: { label: msg({ message: 'Overdue', context: 'clock' }), tone: 'danger' },
      soon: { label: msg({ message: 'Due soon', context: 'clock' }), tone: 'attention' },
      onTime: { label: msg({ message: 'On time', context: 'clock' }), tone: 'neutral' },
    },
    newerLook,
  );

export function PaceChip({ pace }: { pace: WorkPace }) {
  const { i18n } = useLingui();
  const { label, tone } = paceLooks[pace];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
