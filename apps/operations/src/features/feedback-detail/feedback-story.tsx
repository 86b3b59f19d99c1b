import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffFeedbackDetail } from '@tolk/contract';
import type { FeedbackAction } from '@tolk/domain';
import { DeskStory } from '../../records/desk-story.tsx';
import { newerName, orNewer } from '@tolk/labels';

const labels: Readonly<Record<FeedbackAction, MessageDescriptor>> = orNewer(
  {
    submit: msg({ message: 'Sent', context: 'feedback' }),
    read: msg({ message: 'Answer read', context: 'feedback' }),
    assign: msg({ message: 'Assigned', context: 'feedback' }),
    putBack: msg({ message: 'Returned to the queue', context: 'feedback' }),
    answer: msg({ message: 'Answered', context: 'feedback' }),
    reopen: msg({ message: 'Reopened', context: 'feedback' }),
    merge: msg({ message: 'Merged into another report', context: 'feedback' }),
    separate: msg({ message: 'Separated again', context: 'feedback' }),
  },
  newerName,
);

/** What has happened to a report with who did it. */
export function FeedbackStory({ report }: { report: StaffFeedbackDetail }) {
  return <DeskStory steps={report.timeline} labels={labels} otherName={() => report.personName} />;
}
