import { useLingui } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';
import type { TestMarkingStatus } from '@tolk/domain';
import { testMarkingChips } from '@tolk/labels';

/** How far the marking of a translation has come. */
export function TestMarkingChip({ status }: { status: TestMarkingStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = testMarkingChips[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
