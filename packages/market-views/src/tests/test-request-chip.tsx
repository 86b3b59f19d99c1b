import { useLingui } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';
import type { TestRequestStatus } from '@tolk/domain';
import { testRequestChips } from '@tolk/labels';

/** How far a requested test has come. */
export function TestRequestChip({ status }: { status: TestRequestStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = testRequestChips[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
