import { useLingui } from '@lingui/react/macro';
import type { PostingRow as Posting } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import { RowCards, StatusChip } from '@tolk/design-system/pieces';
import { applicationLook, positionChips } from '@tolk/labels';
import { PostingRow } from '../../postings/posting-row.tsx';

interface PostingListProps {
  postings: readonly Posting[];
  /** Ids of the postings that the supplier has applied for. */
  applied: ReadonlySet<string>;
}

/** Postings with what the supplier has done about them, and whether they are still open. */
export function PostingList({ postings, applied }: PostingListProps) {
  return (
    <RowCards>
      {postings.map((posting) => (
        <PostingRow
          key={posting.projectReleaseInforId}
          posting={posting}
          status={<Chips posting={posting} applied={applied.has(posting.projectReleaseInforId)} />}
        />
      ))}
    </RowCards>
  );
}

function Chips({ posting, applied }: { posting: Posting; applied: boolean }) {
  const { i18n } = useLingui();
  const status = positionChips[posting.projectStatus];
  const sent = applicationLook('applied', 'supplier');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {applied ? <StatusChip tone={sent.tone}>{i18n._(sent.label)}</StatusChip> : null}
      {posting.projectStatus === 'recruiting' ? null : (
        <StatusChip tone={status.tone} hint={status.hint && i18n._(status.hint)}>
          {i18n._(status.label)}
        </StatusChip>
      )}
    </Stack>
  );
}
