import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforDetailQuery } from '@tolk/api-client';
import type { PostingDetail } from '@tolk/contract';
import { Box, DataState, Paper } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { positionChips } from '@tolk/labels';
import { PostingFacts, PostingFiles } from '@tolk/market-views';
import { useScreenTitle } from '@tolk/platform';
import type { ReactNode } from 'react';
import { Heading, Subheading, Title } from '../../site/headline.tsx';
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
] as const;

interface PublicJobProps {
  /** As it stands in the address; empty when it isn't there. */
  projectReleaseInforId: string;
}

/** One posting for whoever was sent its link. */
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
        sx={{ py: { xs: 5, md: 8 }, minHeight: '50vh' }}
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
  return (
    <>
      <Head posting={posting} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          columnGap: 6,
          rowGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <PostingFacts posting={posting} omit={shownElsewhere} />
        {/* Beside the text; on a phone the way in stands between the facts and the client's words. */}
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridRow: { md: 'span 3' } }}>
          <Card>
            <Entrance posting={posting} />
          </Card>
          <Card title={<Trans context="heading">Contact</Trans>}>
            <JobContact posting={posting} />
          </Card>
        </Box>
        <Words title={<Trans>About the work</Trans>}>{posting.remarks}</Words>
        {posting.deliveryInstructions ? (
          <Words title={<Trans>How to deliver</Trans>}>{posting.deliveryInstructions}</Words>
        ) : null}
        <PostingFiles posting={posting} />
        <Box component="section" sx={{ maxWidth: 480 }}>
          <Subheading as="h2" sx={{ mb: 1 }}>
            <Trans context="heading">Share it</Trans>
          </Subheading>
          <ShareJob link={posting.shareLink} />
        </Box>
      </Box>
    </>
  );
}

function Head({ posting }: { posting: PostingDetail }) {
  const { i18n } = useLingui();
  const status = positionChips[posting.projectStatus];
  const by = posting.companyName ?? posting.publisherName;
  return (
    <Box sx={{ mb: { xs: 4, md: 6 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <StatusChip tone={status.tone}>{i18n._(status.label)}</StatusChip>
      <Title sx={{ fontSize: { md: '2.125rem' }, overflowWrap: 'anywhere' }}>
        {posting.projectName}
      </Title>
      <Box sx={{ color: 'text.secondary' }}>
        <Trans>Published by {by}</Trans>
      </Box>
    </Box>
  );
}

/** The client's own words. */
function Words({ title, children }: { title: ReactNode; children: string }) {
  return (
    <section>
      <Heading sx={{ fontSize: { xs: '1.25rem', md: '1.625rem' }, mb: 1 }}>{title}</Heading>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '44em' }}>
        {children}
      </Box>
    </section>
  );
}

function Card({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: { xs: 2.5, md: 3 } }}>
      {title ? (
        <Subheading as="h2" sx={{ mb: 1.5 }}>
          {title}
        </Subheading>
      ) : null}
      {children}
    </Paper>
  );
}
