import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderEvent } from '@tolk/contract';
import { newerName, orNewer } from '@tolk/labels';

const sides: Readonly<Record<OrderEvent['actor'], MessageDescriptor>> = orNewer(
  {
    client: msg({ message: 'Client', context: 'party' }),
    supplier: msg({ message: 'Supplier', context: 'party' }),
    staff: msg({ message: 'Staff', context: 'party' }),
    timer: msg({ message: 'By time', context: 'party' }),
    provider: msg({ message: 'Provider', context: 'party' }),
  },
  newerName,
);

interface ActorNameProps {
  actor: OrderEvent['actor'];
  name: string | null;
}

/** `Client · Lin Yan`: who did something, in which part. */
export function ActorName({ actor, name }: ActorNameProps) {
  const { i18n } = useLingui();
  return [i18n._(sides[actor]), name].filter(Boolean).join(' · ');
}
