import { Trans } from '@lingui/react/macro';
import { useSupGetPostingStandingsQuery } from '@tolk/api-client';
import type { HallPostingDetail } from '@tolk/contract';
import { Alert, Box, Paper } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import {
  MatchChip,
  PostingFacts,
  PostingFiles,
  PostingSummary,
  PostingWords,
  ReportButton,
  summedUp,
} from '@tolk/market-views';
import { useSession } from '@tolk/platform';
import { ClientRecordCard } from '../../clients/client-record-card.tsx';
import { MatchReasons } from '../../postings/match-reasons.tsx';
import { ApplyChecklist } from './apply-checklist.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { Contact } from './contact.tsx';
import { SaveButton } from './save-button.tsx';
import { Share } from './share.tsx';

const shownBeside = ['contactName', 'contactPhone', ...summedUp] as const;

interface PostingBodyProps {
  posting: HallPostingDetail;
  /** Beside the hall's list there is room for one column. */
  layout: 'page' | 'beside';
}

/** A posting below its title: what is in the way, what it asks for, and whom it is for. */
export function PostingBody({ posting, layout }: PostingBodyProps) {
  const supplier = useIsSupplier();
  const main = (
    <Paper sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <PostingWords posting={posting} />
      <PostingFacts posting={posting} omit={shownBeside} />
      <PostingFiles posting={posting} />
    </Paper>
  );
  const aside = (
    <div>
      <Contact posting={posting} />
      {supplier ? (
        <ClientRecordCard of={{ projectReleaseInforId: posting.projectReleaseInforId }} />
      ) : null}
      {posting.visibility === 'public' && posting.askedFirstUntil === null ? (
        <Share link={posting.shareLink} />
      ) : null}
      {posting.ownPosting ? null : (
        <ReportButton subject="posting" subjectId={posting.projectReleaseInforId} />
      )}
    </div>
  );
  return (
    <>
      <AskedFirst posting={posting} />
      {supplier ? <BlockedNotice posting={posting} /> : null}
      {supplier && mayStillApply(posting) ? <ApplyChecklist posting={posting} /> : null}
      <PostingSummary posting={posting} />
      {supplier && !posting.ownPosting ? <OwnMatch posting={posting} /> : null}
      {layout === 'page' ? (
        <DetailLayout>
          {main}
          {aside}
        </DetailLayout>
      ) : (
        <>
          {main}
          {aside}
        </>
      )}
    </>
  );
}

/** Whoever sees it meanwhile is one of those who were asked first. */
function AskedFirst({
  posting: { askedFirstUntil, projectStatus },
}: {
  posting: HallPostingDetail;
}) {
  if (askedFirstUntil === null || projectStatus === 'finished') return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Trans>
        The client shows this job to you and a few others first. Everybody sees it from{' '}
        <DateTime iso={askedFirstUntil} />.
      </Trans>
    </Alert>
  );
}

export function useIsSupplier(): boolean {
  const { session } = useSession();
  return session.status === 'signedIn' && session.identity === 'supplier';
}

function mayStillApply({ applied, ownPosting, projectStatus }: HallPostingDetail): boolean {
  return !applied && !ownPosting && projectStatus !== 'finished';
}

function useStanding({ projectReleaseInforId }: HallPostingDetail) {
  const { data } = useSupGetPostingStandingsQuery({
    projectReleaseInforIds: [projectReleaseInforId],
  });
  return data?.postings[0];
}

function OwnMatch({ posting }: { posting: HallPostingDetail }) {
  const match = useStanding(posting)?.match;
  if (!match || match.score === 0) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, typography: 'body2' }}
      data-print="no"
    >
      <MatchChip score={match.score} />
      <MatchReasons match={match} />
    </Box>
  );
}

/** The bookmark of an opened posting. */
export function SavePosting({ posting }: { posting: HallPostingDetail }) {
  return <SaveButton posting={posting} saved={useStanding(posting)?.saved ?? false} />;
}
