import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforDetailQuery } from '@tolk/api-client';
import type { HallPostingDetail } from '@tolk/contract';
import { DataState, Link, Paper, usePhone } from '@tolk/design-system';
import { PageHeader, StatusChip, StickyBar } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { positionChips } from '@tolk/labels';
import {
  MessageButton,
  PostingFacts,
  PostingFiles,
  PostingSummary,
  PostingWords,
  summedUp,
} from '@tolk/market-views';
import { RouteLink, useScreenTitle, useSearchParams, useSession } from '@tolk/platform';
import { ApplyButton } from '../../features/postings/apply-button.tsx';
import { ApplyChecklist } from '../../features/postings/apply-checklist.tsx';
import { Contact } from '../../features/postings/contact.tsx';
import { ClientRecordCard } from '../../clients/client-record-card.tsx';
import { Share } from '../../features/postings/share.tsx';

const shownBeside = ['contactName', 'contactPhone', ...summedUp] as const;

/** One posting, for everybody; the contact and the application are for those who are logged in. */
export function Screen() {
  const [search] = useSearchParams();
  const projectReleaseInforId = search.get('projectReleaseInforId') ?? '';
  const posting = useSupGetProjectReleaseInforDetailQuery({ projectReleaseInforId });
  const current = { ...posting, data: posting.currentData };
  return (
    <DataState query={current} skeleton={6} back={<BackToHall />}>
      {(data) => <Posting posting={data} />}
    </DataState>
  );
}

function Posting({ posting }: { posting: HallPostingDetail }) {
  useScreenTitle(posting.projectName);
  const { i18n } = useLingui();
  const supplier = useIsSupplier();
  const phone = usePhone();
  const status = positionChips[posting.projectStatus];
  return (
    <>
      <PageHeader
        back={<BackToHall />}
        title={posting.projectName}
        status={<StatusChip tone={status.tone}>{i18n._(status.label)}</StatusChip>}
        actions={
          <>
            {supplier ? (
              <MessageButton viewer="supplier" to={{ about: posting.projectReleaseInforId }} />
            ) : null}
            {phone ? null : <ApplyButton posting={posting} />}
          </>
        }
      />
      {supplier && mayStillApply(posting) ? <ApplyChecklist posting={posting} /> : null}
      <PostingSummary posting={posting} />
      <DetailLayout>
        <Paper sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
          <PostingWords posting={posting} />
          <PostingFacts posting={posting} omit={shownBeside} />
          <PostingFiles posting={posting} />
        </Paper>
        <div>
          <Contact posting={posting} />
          {supplier ? (
            <ClientRecordCard of={{ projectReleaseInforId: posting.projectReleaseInforId }} />
          ) : null}
          <Share link={posting.shareLink} />
        </div>
      </DetailLayout>
      {phone ? (
        <StickyBar>
          <ApplyButton posting={posting} />
        </StickyBar>
      ) : null}
    </>
  );
}

function mayStillApply({ applied, ownPosting, projectStatus }: HallPostingDetail): boolean {
  return !applied && !ownPosting && projectStatus !== 'finished';
}

function useIsSupplier(): boolean {
  const { session } = useSession();
  return session.status === 'signedIn' && session.identity === 'supplier';
}

/** The job hall belongs to suppliers; visitors go back to the home page. */
function BackToHall() {
  const supplier = useIsSupplier();
  return (
    <Link component={RouteLink} to={supplier ? 'jobList' : 'home'}>
      {supplier ? <Trans>Back to the job hall</Trans> : <Trans>Back to the home page</Trans>}
    </Link>
  );
}
