import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforDetailQuery } from '@tolk/api-client';
import type { HallPostingDetail } from '@tolk/contract';
import { Box, DataState, IconButton, Link, Typography } from '@tolk/design-system';
import { CloseIcon } from '@tolk/design-system/icons';
import { StatusChip } from '@tolk/design-system/pieces';
import { positionChips } from '@tolk/labels';
import { MessageButton } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useEffect, useRef } from 'react';
import { ApplyButton } from './apply-button.tsx';
import { PostingBody, SavePosting } from './posting-body.tsx';

interface PostingBesideProps {
  projectReleaseInforId: string;
  onClose: () => void;
}

/** A posting of the hall, opened beside its list. */
export function PostingBeside({ projectReleaseInforId, onClose }: PostingBesideProps) {
  const { t } = useLingui();
  const query = useSupGetProjectReleaseInforDetailQuery({ projectReleaseInforId });
  return (
    <Box
      component="section"
      sx={{ position: 'relative' }}
      aria-label={t({ message: 'Opened job', context: 'region' })}
      onKeyDown={(event) => {
        // A dialog within takes its own Escape.
        if (event.key === 'Escape' && event.currentTarget.contains(asNode(event.target))) onClose();
      }}
    >
      <IconButton
        size="small"
        aria-label={t`Close the job`}
        onClick={onClose}
        sx={{ position: 'absolute', top: 0, right: 0, zIndex: 1 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <DataState query={{ ...query, data: query.currentData }} skeleton={6}>
        {(posting) => <Opened key={posting.projectReleaseInforId} posting={posting} />}
      </DataState>
    </Box>
  );
}

function asNode(target: EventTarget): Node | null {
  return target instanceof Node ? target : null;
}

function Opened({ posting }: { posting: HallPostingDetail }) {
  const { i18n } = useLingui();
  const { projectReleaseInforId } = posting;
  const heading = useRef<HTMLHeadingElement>(null);
  const status = positionChips[posting.projectStatus];
  // Who opened it by the keyboard reads on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1, pr: 5 }}>
        <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
          {posting.projectName}
        </Typography>
        <StatusChip tone={status.tone}>{i18n._(status.label)}</StatusChip>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <ApplyButton posting={posting} />
        <MessageButton viewer="supplier" to={{ about: projectReleaseInforId }} />
        <SavePosting posting={posting} />
        <Link component={RouteLink} to="jobDetail" params={{ projectReleaseInforId }}>
          <Trans>Open on its own page</Trans>
        </Link>
      </Box>
      <PostingBody posting={posting} layout="beside" />
    </>
  );
}
