import { Trans, useLingui } from '@lingui/react/macro';
import type { ModeratedContent } from '@tolk/contract';
import { Box, Button, Link, Paper, Typography } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { moderationReasons, type ModeratedSubject } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { moderationChips } from '@tolk/labels';
import { pathTo } from '@tolk/platform';
import { useState } from 'react';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { ContentReports } from './content-reports.tsx';
import { ContentActions } from './content-actions.tsx';

/** One page, resume, posting or review with its text, what became of it, and what may be done. */
export function ContentCard({ content }: { content: ModeratedContent }) {
  const { i18n } = useLingui();
  const { text, personId, personName, time, hiding, reports } = content;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, listStyle: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <PublicLink content={content} />
        </Typography>
        {hiding ? (
          <StatusChip tone={moderationChips[hiding.state].tone}>
            {i18n._(moderationChips[hiding.state].label)}
          </StatusChip>
        ) : null}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <ScopeLink scope="users" id={personId} underline="always">
          {personName}
        </ScopeLink>{' '}
        · <DateTime iso={time} />
      </Typography>
      <HiddenText content={content} />
      <LongText text={text} />
      {reports ? <ContentReports content={content} reports={reports} /> : null}
      {hiding ? <HidingFacts hiding={hiding} /> : null}
      <ContentActions content={content} />
    </Paper>
  );
}

/** Where it reads otherwise since: what was hidden comes first, since that is what is decided on. */
function HiddenText({ content: { title, text, hiding } }: { content: ModeratedContent }) {
  if (hiding === null || hiding.text === null) return null;
  if (hiding.text === text && hiding.title === title) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        <Trans>As it was when it was hidden</Trans>
      </Typography>
      <Box
        dir="auto"
        sx={{
          my: 0.5,
          pl: 1.5,
          borderLeft: 3,
          borderColor: 'divider',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {hiding.title === title ? null : <Box sx={{ fontWeight: 600 }}>{hiding.title}</Box>}
        {hiding.text}
      </Box>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        <Trans>As it is now</Trans>
      </Typography>
    </>
  );
}

/** To where the public reads it, beside this page; a review stands on several. */
function PublicLink({ content: { subject, subjectId, title } }: { content: ModeratedContent }) {
  const paths: Readonly<Partial<Record<ModeratedSubject, string>>> = {
    publicProfile: `${pathTo('supplierPage')}/${title}`,
    posting: pathTo('publicJob', { projectReleaseInforId: subjectId }),
  };
  const path = paths[subject];
  return path === undefined ? (
    title
  ) : (
    <Link
      href={path}
      target="_blank"
      rel="noreferrer"
      // As high as a finger needs.
      sx={{ display: 'inline-block', py: 0.25 }}
    >
      {title}
    </Link>
  );
}

/** Signs and lines that are shown at once: what may be done stays in sight. */
const shortText = { signs: 600, lines: 6 };

function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > shortText.signs || text.split('\n').length > shortText.lines;
  return (
    <Box sx={{ my: 1.5 }}>
      <Typography
        dir="auto"
        component="div"
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(isLong && !isOpen
            ? {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: shortText.lines,
                overflow: 'hidden',
              }
            : {}),
        }}
      >
        {text}
      </Typography>
      {isLong ? (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (
            <Trans context="button">Show less</Trans>
          ) : (
            <Trans context="button">Show all</Trans>
          )}
        </Button>
      ) : null}
    </Box>
  );
}

function HidingFacts({ hiding }: { hiding: NonNullable<ModeratedContent['hiding']> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { reason, words, hiddenBy, hiddenTime, appeal, decision, decidedBy } = hiding;
  const why = moderationReasons.find(({ value }) => value === reason);
  const said = why?.[language === 'en' ? 'en' : 'zh'];
  return (
    <Box sx={{ mb: 1.5, typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <div>
        <Trans>
          Hidden by {hiddenBy}, <DateTime iso={hiddenTime} />: {said}
        </Trans>
        {/* Not within the sentence: what looks like a tag there would be taken for one of ours. */}
        {words === '' ? null : <div>{words}</div>}
      </div>
      {appeal === '' ? null : <div>{t`Appeal: ${appeal}`}</div>}
      {decidedBy === null ? null : <div>{t`Decided by ${decidedBy}: ${decision}`}</div>}
    </Box>
  );
}
