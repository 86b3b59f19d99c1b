import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReconciliationRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';

const looks: Readonly<
  Record<ReconciliationRow['status'], { label: MessageDescriptor; tone: Tone }>
> = {
  matched: { label: msg({ message: 'Matches', context: 'status' }), tone: 'success' },
  different: { label: msg({ message: 'Differences', context: 'status' }), tone: 'danger' },
  unavailable: { label: msg`No statement available`, tone: 'attention' },
};

export function ReconciliationChip({ status }: Pick<ReconciliationRow, 'status'>) {
  const { i18n } = useLingui();
  const { label, tone } = looks[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
