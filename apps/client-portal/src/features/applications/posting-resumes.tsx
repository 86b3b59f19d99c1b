import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useClientGetPositionProjectResumeQuery } from '@tolk/api-client';
import type { ApplicationRow, OwnPostingRow } from '@tolk/contract';
import { Box, DataState, Link, Typography } from '@tolk/design-system';
import { ExpandMoreIcon } from '@tolk/design-system/icons';
import { LanguagePairChip, Money, StatusChip } from '@tolk/design-system/pieces';
import { Accordion, AccordionDetails, AccordionSummary } from '@tolk/design-system/portal';
import { applicationLook, positionChips, useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { ApplicantMarks } from '../../suppliers/applicant-marks.tsx';
import { SupplierName } from '../../suppliers/supplier-name.tsx';

/** Resumes that are shown below a posting; the rest is a click away. */
const shown = 5;

/** One posting with the resumes received for it, fetched when it is opened. */
export function PostingResumes({ posting }: { posting: OwnPostingRow }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const { label, tone, hint } = positionChips[posting.projectStatus];
  const { deliveriesCount, unreadDeliveries } = posting;
  return (
    <Accordion
      expanded={open}
      onChange={(_event, expanded) => setOpen(expanded)}
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'center',
            minWidth: 0,
            flex: 1,
          }}
        >
          <Typography
            variant="subtitle1"
            component="span"
            sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {posting.projectName}
          </Typography>
          <LanguagePairChip
            source={posting.sourceLanguage}
            target={posting.targetLanguage}
            bothWays={posting.bothDirections}
          />
          <Typography variant="body2" component="span" color="textSecondary" data-figures="">
            <Plural value={deliveriesCount} one="# application" other="# applications" />
          </Typography>
          {unreadDeliveries > 0 ? (
            <StatusChip tone="attention">
              <Plural value={unreadDeliveries} one="# unread" other="# unread" />
            </StatusChip>
          ) : null}
          <StatusChip tone={tone} hint={hint && i18n._(hint)}>
            {i18n._(label)}
          </StatusChip>
        </Box>
      </AccordionSummary>
      <AccordionDetails>{open ? <Resumes posting={posting} /> : null}</AccordionDetails>
    </Accordion>
  );
}

function Resumes({ posting }: { posting: OwnPostingRow }) {
  const { projectReleaseInforId } = posting;
  const query = useClientGetPositionProjectResumeQuery({ projectReleaseInforId, pageSize: shown });
  return (
    <DataState
      query={query}
      skeleton={2}
      isEmpty={({ total }) => total === 0}
      empty={{
        title: <Trans>No applications yet</Trans>,
        action: (
          <Link component={RouteLink} to="supplierSearch" params={{ projectReleaseInforId }}>
            <Trans>Find and invite suppliers</Trans>
          </Link>
        ),
      }}
    >
      {({ total, list }) => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map((application) => (
              <Resume key={application.projectApplicationJLId} application={application} />
            ))}
          </Box>
          <Link
            component={RouteLink}
            to="positionResume"
            params={{ projectReleaseInforId }}
            sx={{ display: 'inline-block', mt: 1.5 }}
          >
            <Plural value={total} one="Open the application" other="Open all # applications" />
          </Link>
        </>
      )}
    </DataState>
  );
}

function Resume({ application }: { application: ApplicationRow }) {
  const { i18n } = useLingui();
  const names = useNames();
  const { label, tone } = applicationLook(application.status, 'client');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <SupplierName supplier={application} />
      </Box>
      <ApplicantMarks {...application} />
      <Typography variant="body2" component="span">
        <Money amount={application.expectedPrice} currency={application.currency} />{' '}
        {names.perUnit(application.unitName)}
      </Typography>
      <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
    </Box>
  );
}
