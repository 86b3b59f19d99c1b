import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UserRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { newerLook, orNewer } from '@tolk/labels';

type UserState = UserRow['state'];

export const userStates: Readonly<Record<UserState, { label: MessageDescriptor; tone: Tone }>> =
  orNewer(
    {
      active: { label: msg({ message: 'Active', context: 'status' }), tone: 'success' },
      blocked: { label: msg({ message: 'Blocked', context: 'status' }), tone: 'danger' },
      deleted: { label: msg({ message: 'Deleted', context: 'status' }), tone: 'neutral' },
    },
    newerLook,
  );

export function UserStateChip({ state }: { state: UserState }) {
  const { i18n } = useLingui();
  const { label, tone } = userStates[state];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
