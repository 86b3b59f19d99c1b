import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { PositionStatus } from '@tolk/domain';

interface StatusWords {
  name: MessageDescriptor;
  tone: Tone;
}

export const postingStatusWords: Record<PositionStatus, StatusWords> = {
  recruiting: { name: msg`Recruiting`, tone: 'active' },
  opened: { name: msg`Opened`, tone: 'success' },
  finished: { name: msg`Finished`, tone: 'neutral' },
};
