import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AlertFrequency } from '@tolk/domain';

export const alertLabels: Readonly<Record<AlertFrequency, MessageDescriptor>> = {
  now: msg({ message: 'At once', context: 'option' }),
  daily: msg`Once a day`,
  off: msg({ message: 'Never', context: 'option' }),
};
