import { useLingui } from '@lingui/react/macro';
import type { AppealRow } from '@tolk/contract';
import { StatusChip } from '@tolk/design-system/pieces';
import { appealChips } from '@tolk/labels';

/** The status of an appeal as a chip. */
export function AppealStatusChip({ appeal }: { appeal: Pick<AppealRow, 'appealStatus'> }) {
  const { i18n } = useLingui();
  const { label, tone } = appealChips[appeal.appealStatus];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
