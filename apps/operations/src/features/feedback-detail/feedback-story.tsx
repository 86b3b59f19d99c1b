import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { Timeline } from '@tolk/design-system/portal';
import type { FeedbackAction } from '@tolk/domain';

const labels: Readonly<Record<FeedbackAction, MessageDescriptor>> = {
  submit: msg({ message: 'Sent', context: 'feedback' }),
  read: msg({ message: 'Answer read', context: 'feedback' }),
  assign: msg({ message: 'Assigned', context: 'feedback' }),
  putBack: msg({ message: 'Returned to the queue', context: 'feedback' }),
  answer: msg({ message: 'Answered', context: 'feedback' }),
  reopen: msg({ message: 'Reopened', context: 'feedback' }),
  merge: msg({ message: 'Merged into another report', context: 'feedback' }),
  separate: msg({ message: 'Separated again', context: 'feedback' }),
};

/** What has happened to a report with who did it. */
export function FeedbackStory({ report }: { report: StaffFeedbackDetail }) {
  const { i18n } = useLingui();
  return (
    <Timeline
      steps={report.timeline.map(({ action, byName, toName, time }, index) => ({
        key: `${index}-${action}`,
        title: i18n._(labels[action]),
        time,
        state: 'done',
        detail:
          toName !== null && toName !== byName ? (
            <Trans>
              {byName} to {toName}
            </Trans>
          ) : (
            (byName ?? report.personName)
          ),
      }))}
    />
  );
}
