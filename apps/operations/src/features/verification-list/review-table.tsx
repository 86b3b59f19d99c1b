import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { DateTime, Deadline } from '@tolk/design-system/pieces';
import type { AgeSort } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { byAge, type Sorting } from '../../records/sort-head.tsx';
import { ReviewChip } from '../../verifications/review-chip.tsx';
import { ReviewSubject } from '../../verifications/review-subject.tsx';

interface ReviewTableProps {
  reviews: readonly ReviewRow[];
  sorting: Sorting<AgeSort>;
}

/** The lines of a queue. */
export function ReviewTable({ reviews, sorting }: ReviewTableProps) {
  const { t } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Review queues', context: 'region' })}
      rows={reviews}
      rowKey={({ reviewId }) => reviewId}
      sorting={sorting}
      columns={[
        {
          key: 'person',
          label: <Trans context="column">Person</Trans>,
          renderCell: ({ kind, reviewId, personName }) => (
            <TextLink component={RouteLink} to="review" params={{ kind, reviewId }}>
              {personName}
            </TextLink>
          ),
        },
        {
          key: 'subject',
          label: <Trans>What is checked</Trans>,
          renderCell: (review) => <ReviewSubject review={review} />,
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ status }) => <ReviewChip status={status} />,
        },
        {
          key: 'submitted',
          label: <Trans context="column">Waiting since</Trans>,
          sorts: byAge,
          renderCell: ({ submitTime }) => <Deadline iso={submitTime} />,
        },
        {
          key: 'decided',
          label: <Trans context="column">Last decision</Trans>,
          renderCell: ({ decideTime, decidedBy }) =>
            decideTime ? (
              <>
                {decidedBy} · <DateTime iso={decideTime} />
              </>
            ) : null,
        },
      ]}
    />
  );
}
