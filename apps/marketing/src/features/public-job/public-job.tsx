import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforDetailQuery } from '@tolk/api-client';
import type { PostingDetail } from '@tolk/contract';
import { Box, DataState, Link, Paper, Stack, usePhone } from '@tolk/design-system';
import { PageHeader, Section, StatusChip, StickyBar } from '@tolk/design-system/pieces';
import { positionChips } from '@tolk/labels';
import {
  PostingFacts,
  PostingFiles,
  PostingSummary,
  PostingWords,
  ReportButton,
  summedUp,
} from '@tolk/market-views';
import { RouteLink, useScreenTitle } from '@tolk/platform';
import { Column } from '../../site/column.tsx';
import { Entrance } from './entrance.tsx';
import { isMissing } from './is-missing.ts';
import { isPostingId } from './is-posting-id.ts';
import { JobContact } from './job-contact.tsx';
import { NotThere } from './not-there.tsx';
import { ShareJob } from './share-job.tsx';

/** The head says who published it, a card whom to contact; how it is received is not for the public. */
const shownElsewhere = [
  'companyName',
  'publisherName',
  'contactName',
  'contactPhone',
  'viewsCount',
  'deliveriesCount',
  ...summedUp,
] as const;

interface PublicJobProps {
  /** As it stands in the address; empty when it isn't there. */
  projectReleaseInforId: string;
}

/** One posting, for people who were sent its link. */
export function PublicJob({ projectReleaseInforId }: PublicJobProps) {
  const isWhole = isPostingId(projectReleaseInforId);
  const query = useSupGetProjectReleaseInforDetailQuery(
    { projectReleaseInforId },
    { skip: !isWhole },
  );
  const { t } = useLingui();
  if (!isWhole || isMissing(query.error)) return <NotThere />;
  const current = { ...query, data: query.currentData };
  return (
    <Column>
      <Box
        sx={{ py: { xs: 3, md: 6 } }}
        aria-label={t({ message: 'Job', context: 'region' })}
        component="article"
      >
        <DataState query={current} skeleton={5}>
          {(posting) => <Posting posting={posting} />}
        </DataState>
      </Box>
    </Column>
  );
}

function Posting({ posting }: { posting: PostingDetail }) {
  useScreenTitle(posting.projectName);
  const phone = usePhone();
  return (
    <>
      <Head posting={posting} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Paper sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
          <PostingWords posting={posting} />
          <PostingFacts posting={posting} omit={shownElsewhere} />
          <PostingFiles posting={posting} />
        </Paper>
        <div>
          {phone ? null : (
            <Paper component="section" sx={{ p: 3, mb: 3 }}>
              <Stack spacing={1.5}>
                <Entrance posting={posting} />
              </Stack>
            </Paper>
          )}
          <Section title={<Trans context="heading">Contact</Trans>}>
            <JobContact posting={posting} />
          </Section>
          {posting.visibility === 'public' ? (
            <Section title={<Trans context="heading">Share it</Trans>}>
              <ShareJob link={posting.shareLink} />
            </Section>
          ) : null}
          {posting.ownPosting ? null : (
            <ReportButton subject="posting" subjectId={posting.projectReleaseInforId} />
          )}
        </div>
      </Box>
      {phone ? (
        <StickyBar>
          <Entrance posting={posting} />
        </StickyBar>
      ) : null}
    </>
  );
}

function Head({ posting }: { posting: PostingDetail }) {
  const { i18n } = useLingui();
  const status = positionChips[posting.projectStatus];
  const by = posting.companyName ?? posting.publisherName;
  return (
    <>
      <PageHeader
        back={
          <Link component={RouteLink} to="publicJobs">
            <Trans>Back to the jobs</Trans>
          </Link>
        }
        title={posting.projectName}
        status={<StatusChip tone={status.tone}>{i18n._(status.label)}</StatusChip>}
        description={<Trans>Published by {by}</Trans>}
      />
      <PostingSummary posting={posting} />
    </>
  );
}
