import { useLingui } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';
import type { VerificationStatus } from '@tolk/domain';
import { reviewStatuses } from './review-labels.ts';

export function ReviewChip({ status }: { status: VerificationStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = reviewStatuses[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
