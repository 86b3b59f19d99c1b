import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ServiceBox } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import type { ServiceCloseReason, ServiceState } from '@tolk/domain';
import { newerName, orNewer } from '@tolk/labels';

export const boxLabels: Readonly<Record<ServiceBox, MessageDescriptor>> = {
  mine: msg({ message: 'Mine', context: 'service box' }),
  unassigned: msg({ message: 'Unassigned', context: 'service box' }),
  waiting: msg({ message: 'Waiting longest', context: 'service box' }),
  mentioned: msg({ message: 'Mentions', context: 'service box' }),
  all: msg({ message: 'All', context: 'service box' }),
  snoozed: msg({ message: 'Snoozed', context: 'service box' }),
  closed: msg({ message: 'Closed', context: 'service box' }),
};

export const serviceStateLooks: Readonly<
  Record<ServiceState, { label: MessageDescriptor; tone: Tone }>
> = {
  open: { label: msg({ message: 'Open', context: 'service' }), tone: 'active' },
  snoozed: { label: msg({ message: 'Snoozed', context: 'service' }), tone: 'waiting' },
  closed: { label: msg({ message: 'Closed', context: 'service' }), tone: 'neutral' },
};

export const closeReasonLabels: Readonly<Record<ServiceCloseReason, MessageDescriptor>> = orNewer(
  {
    solved: msg({ message: 'Solved', context: 'service' }),
    noReply: msg`The customer no longer replies`,
    duplicate: msg`Handled in another conversation`,
    spam: msg({ message: 'Spam', context: 'service' }),
    other: msg({ message: 'Other reason', context: 'service' }),
  },
  newerName,
);

/** A reason as the server wrote it down. */
export function closeReasonLabel(reason: string | undefined): MessageDescriptor | undefined {
  return reason !== undefined && reason in closeReasonLabels
    ? closeReasonLabels[reason as ServiceCloseReason]
    : undefined;
}
