import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforDetailQuery } from '@tolk/api-client';
import type { HallPostingDetail } from '@tolk/contract';
import { DataState, Link, usePhone } from '@tolk/design-system';
import { PageHeader, StatusChip, StickyBar } from '@tolk/design-system/pieces';
import { positionChips } from '@tolk/labels';
import { MessageButton } from '@tolk/market-views';
import { RouteLink, useScreenTitle, useSearchParams } from '@tolk/platform';
import { ApplyButton } from '../../features/postings/apply-button.tsx';
import { PostingBody, SavePosting, useIsSupplier } from '../../features/postings/posting-body.tsx';

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
              <>
                <SavePosting posting={posting} />
                <MessageButton viewer="supplier" to={{ about: posting.projectReleaseInforId }} />
              </>
            ) : null}
            {phone ? null : <ApplyButton posting={posting} />}
          </>
        }
      />
      <PostingBody posting={posting} layout="page" />
      {phone ? (
        <StickyBar>
          <ApplyButton posting={posting} />
        </StickyBar>
      ) : null}
    </>
  );
}

/** Suppliers have a hall of their own. */
function BackToHall() {
  return (
    <Link component={RouteLink} to={useIsSupplier() ? 'jobList' : 'publicJobs'}>
      <Trans>Back to the job hall</Trans>
    </Link>
  );
}
