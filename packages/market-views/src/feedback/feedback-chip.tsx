import { useLingui } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';
import type { FeedbackStatus } from '@tolk/domain';
import { feedbackChips } from '@tolk/labels';

/** How far a piece of feedback has come. */
export function FeedbackChip({ status }: { status: FeedbackStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = feedbackChips[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
