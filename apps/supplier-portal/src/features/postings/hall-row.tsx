import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClientRecord, Completeness, PostingRow, PostingStanding } from '@tolk/contract';
import { Box, Link, Typography } from '@tolk/design-system';
import {
  LanguagePairChip,
  Money,
  Relative,
  ShortDay,
  StatusChip,
} from '@tolk/design-system/pieces';
import { priceOf } from '@tolk/domain';
import { positionChips, useNames, useRegionName } from '@tolk/labels';
import { Approx, MatchChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import type { MouseEvent } from 'react';
import { ClientGlance } from '../../clients/client-glance.tsx';
import { useMatchReasons } from '../../postings/match-reasons.tsx';
import { ReadinessChip } from './readiness-chip.tsx';
import { SaveButton } from './save-button.tsx';

export interface HallRowProps {
  posting: PostingRow;
  /** How the supplier stands to it; absent until it is known. */
  standing: PostingStanding | undefined;
  missing: Completeness['missing'];
  /** Of its client. */
  record: ClientRecord | undefined;
  /** Whether it is the one that stands beside the list. */
  opened: boolean;
  /** Opens it beside the list; left out where it has a page of its own. */
  onOpen: (() => void) | undefined;
}

/** Where there is no room for a line of everything: on phones, and beside an opened posting. */
const narrow = '@container (max-width: 700px)';

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  // Rows are to be scanned: eight of them stand on a laptop's screen.
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  [narrow]: { flexWrap: 'wrap' },
} as const;

/** One posting of the hall with all that one decides by, in three lines where there is room. */
export function HallRow(props: HallRowProps) {
  const { posting, standing, opened, onOpen } = props;
  const { projectReleaseInforId, projectName, salary, estimatedWorkload, currency } = posting;
  const open = (event: MouseEvent) => {
    if (onOpen === undefined || isForNewTab(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        px: { xs: 1.5, md: 2 },
        py: 0.25,
        [narrow]: { py: 0.5 },
        // Chinese lines are set wider apart elsewhere; here both languages are as dense.
        '& span': { lineHeight: 1.4 },
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        borderLeft: 3,
        borderLeftColor: opened ? 'primary.main' : 'transparent',
        bgcolor: opened ? 'action.hover' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="subtitle1" sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Link
            noWrap
            // As high as a finger needs.
            sx={{ display: 'block', lineHeight: '24px' }}
            component={RouteLink}
            to="jobDetail"
            params={{ projectReleaseInforId }}
            onClick={open}
            title={projectName}
            aria-current={opened ? 'true' : undefined}
          >
            {projectName}
          </Link>
        </Typography>
        <Money amount={priceOf(salary, estimatedWorkload)} currency={currency} emphasis="earned" />
        <Box sx={{ my: -1.5, mr: -1.5 }}>
          <SaveButton posting={posting} saved={standing?.saved ?? false} />
        </Box>
      </Box>
      <Work posting={posting} />
      <Chances {...props} />
    </Box>
  );
}

/** What is to be done, for how much a unit, until when and where. */
function Work({ posting }: { posting: PostingRow }) {
  const names = useNames();
  const regionName = useRegionName();
  const { salary, currency, unitName, estimatedWorkload, dueDate, deadline, zone } = posting;
  return (
    <Box sx={lineSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <LanguagePairChip
          source={posting.sourceLanguage}
          target={posting.targetLanguage}
          bothWays={posting.bothDirections}
        />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {names.type(posting.projectType)} · {names.field(posting.whFieldId)}
        </Box>
      </Box>
      <span data-figures="">
        {names.workload(estimatedWorkload, unitName)} ×{' '}
        <Money amount={salary} currency={currency} />
      </span>
      {/* On a line of its own where the narrowest window has no room beside it. */}
      <Approx amount={priceOf(salary, estimatedWorkload)} currency={currency} />
      {dueDate === null ? null : (
        <span>
          <Trans context="posting">
            Due <ShortDay iso={dueDate} authorZone={zone} />
          </Trans>
        </span>
      )}
      {posting.projectStatus === 'finished' ? null : (
        <span>
          <Trans context="posting">
            Closes <Relative iso={deadline} authorZone={zone} />
          </Trans>
        </span>
      )}
      <span>{regionName(posting.region)}</span>
    </Box>
  );
}

/** Whom it is for, how many others want it, and how one stands to it oneself. */
function Chances({ posting, standing, missing, record }: HallRowProps) {
  const reasonsOf = useMatchReasons();
  const { i18n } = useLingui();
  const match = standing?.match ?? null;
  const status = positionChips[posting.projectStatus];
  const { fits, fails } = match === null ? { fits: '', fails: '' } : reasonsOf(match);
  const hint = [fits, fails].filter(Boolean).join(' · ');
  return (
    // As high as a chip from the start, so that nothing moves when the rest arrives.
    <Box sx={{ ...lineSx, minHeight: 22 }}>
      {record === undefined ? null : <ClientGlance record={record} />}
      <span data-figures="">
        <Plural value={posting.deliveriesCount} one="# application" other="# applications" />
      </span>
      <span>
        <Relative iso={posting.releaseDate} authorZone={posting.zone} />
      </span>
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          ml: 'auto',
          minWidth: 0,
          [narrow]: { flexBasis: '100%', minHeight: 22 },
        }}
      >
        {match === null ? null : (
          <>
            <Box
              component="span"
              sx={{
                typography: 'caption',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                [narrow]: { display: 'none' },
              }}
            >
              {match.score > 0 ? fails : <Trans>Outside what you offer</Trans>}
            </Box>
            {match.score > 0 ? <MatchChip score={match.score} hint={hint} /> : null}
          </>
        )}
        {posting.projectStatus === 'recruiting' ? null : (
          <StatusChip tone={status.tone} hint={status.hint && i18n._(status.hint)}>
            {i18n._(status.label)}
          </StatusChip>
        )}
        {standing ? (
          <ReadinessChip posting={posting} standing={standing} missing={missing} />
        ) : null}
      </Box>
    </Box>
  );
}

function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
