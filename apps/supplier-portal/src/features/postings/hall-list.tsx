import { useSupGetClientRecordsQuery, useSupGetPostingStandingsQuery } from '@tolk/api-client';
import type { PostingRow } from '@tolk/contract';
import { Paper } from '@tolk/design-system';
import { HallRow } from './hall-row.tsx';

interface HallListProps {
  postings: readonly PostingRow[];
  /** Id of the posting beside the list. */
  opened: string | undefined;
  /** Left out where there is no room beside the list. */
  onOpen: ((projectReleaseInforId: string) => void) | undefined;
}

/** The rows of the hall; what is only known of the person and of the clients joins them when it comes. */
export function HallList({ postings, opened, onOpen }: HallListProps) {
  const projectReleaseInforIds = postings.map((posting) => posting.projectReleaseInforId);
  const request = { projectReleaseInforIds };
  const { data: standings } = useSupGetPostingStandingsQuery(request);
  const { data: records } = useSupGetClientRecordsQuery(request);
  const standingOf = new Map(standings?.postings.map((one) => [one.projectReleaseInforId, one]));
  const recordOf = new Map(
    records?.map(({ projectReleaseInforId, record }) => [projectReleaseInforId, record]),
  );
  return (
    <Paper component="ul" sx={{ m: 0, p: 0, overflow: 'hidden', containerType: 'inline-size' }}>
      {postings.map((posting) => {
        const id = posting.projectReleaseInforId;
        return (
          <HallRow
            key={id}
            posting={posting}
            standing={standingOf.get(id)}
            missing={standings?.missing ?? []}
            record={recordOf.get(id)}
            opened={id === opened}
            onOpen={onOpen && (() => onOpen(id))}
          />
        );
      })}
    </Paper>
  );
}
