import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system/tokens';
import type { FaultKind, FaultState, FrontEnd } from '@tolk/domain';
import { newerLook, newerName, orNewer } from '@tolk/labels';

export const frontEndLabels: Readonly<Record<FrontEnd, MessageDescriptor>> = orNewer(
  {
    shell: msg({ message: 'Shell', context: 'front end' }),
    marketing: msg({ message: 'Public site', context: 'front end' }),
    'supplier-portal': msg({ message: 'Supplier portal', context: 'front end' }),
    'client-portal': msg({ message: 'Client portal', context: 'front end' }),
    operations: msg({ message: 'Operations', context: 'front end' }),
  },
  newerName,
);

export const faultKindLabels: Readonly<Record<FaultKind, MessageDescriptor>> = orNewer(
  {
    screen: msg`A screen crashed`,
    download: msg`A part did not load`,
    script: msg`A script failed`,
    rejection: msg`An error went unhandled`,
  },
  newerName,
);

export const faultStateLooks: Readonly<
  Record<FaultState, { label: MessageDescriptor; tone: Tone }>
> = orNewer(
  {
    open: { label: msg({ message: 'Open', context: 'fault' }), tone: 'attention' },
    mended: { label: msg({ message: 'Fixed', context: 'fault' }), tone: 'success' },
    ignored: { label: msg({ message: 'Ignored', context: 'fault' }), tone: 'neutral' },
  },
  newerLook,
);
