import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { FeedbackView } from '../../features/feedback-detail/feedback-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One report, named by `id`. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <FeedbackView key={id} feedbackId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Feedback not found</Trans>}
      back={{ to: 'staffFeedback', label: <Trans>Back to the feedback</Trans> }}
    />
  );
}
