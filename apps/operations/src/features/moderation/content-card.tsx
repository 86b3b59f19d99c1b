import { Trans, useLingui } from '@lingui/react/macro';
import type { ModeratedContent } from '@tolk/contract';
import { Box, Button, Link, Paper, Typography } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { isSanction, moderationReasons, type AppealedSubject } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { moderatedLabels, moderationChip } from '@tolk/labels';
import { pathTo, RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { ContentReports } from './content-reports.tsx';
import { ContentActions } from './content-actions.tsx';

interface ContentCardProps {
  content: ModeratedContent;
  /** Leads to the case instead: a message is read there alone, and decided on once it was read. */
  isUnread?: boolean;
}

/**
 * One page, resume, posting or review with its text, or a message that somebody was warned or silenced
 * for; what became of it, and what may be done.
 */
export function ContentCard({ content, isUnread = false }: ContentCardProps) {
  const { i18n } = useLingui();
  const { subject, text, personId, personName, time, hiding, reports } = content;
  const chip = hiding && moderationChip(subject, hiding.state);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, listStyle: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {isSanction(subject) ? (
            <MessageLink content={content} isUnread={isUnread} />
          ) : (
            <PublicLink content={content} />
          )}
        </Typography>
        {chip ? <StatusChip tone={chip.tone}>{i18n._(chip.label)}</StatusChip> : null}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <ScopeLink scope="users" id={personId} underline="always">
          {personName}
        </ScopeLink>{' '}
        · <DateTime iso={time} />
      </Typography>
      <HiddenText content={content} />
      {isUnread ? null : <LongText text={text} />}
      {reports ? <ContentReports content={content} reports={reports} /> : null}
      {hiding ? <HidingFacts hiding={hiding} /> : null}
      {isUnread ? null : <ContentActions content={content} />}
    </Paper>
  );
}

/** To the appeal, or from there to the report of the message with what stands around it. */
function MessageLink({ content, isUnread }: Required<ContentCardProps>) {
  const { i18n } = useLingui();
  const { subject, subjectId, hiding } = content;
  const sx = { display: 'inline-block', py: 0.25 };
  return isUnread ? (
    <Link component={RouteLink} to="hiding" params={{ id: hiding?.moderationId ?? '' }} sx={sx}>
      {i18n._(moderatedLabels[subject])}
    </Link>
  ) : (
    <Link component={RouteLink} to="messageReport" params={{ messageReportId: subjectId }} sx={sx}>
      <Trans>The report of this message</Trans>
    </Link>
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
  const paths: Readonly<Partial<Record<AppealedSubject, string>>> = {
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
  const { subject, reason, words, hiddenBy, hiddenTime, untilTime } = hiding;
  const { appeal, decision, decidedBy } = hiding;
  const why = moderationReasons.find(({ value }) => value === reason);
  const said = why?.[language === 'en' ? 'en' : 'zh'];
  return (
    <Box
      sx={{
        '&:not(:last-child)': { mb: 1.5 },
        typography: 'body2',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        {isSanction(subject) ? (
          <Trans>
            Decided by {hiddenBy}, <DateTime iso={hiddenTime} />
          </Trans>
        ) : (
          <Trans>
            Hidden by {hiddenBy}, <DateTime iso={hiddenTime} />: {said}
          </Trans>
        )}
        {untilTime === null ? null : (
          <div>
            <Trans>
              Ends <DateTime iso={untilTime} />
            </Trans>
          </div>
        )}
        {/* Not within the sentence: what looks like a tag there would be taken for one of ours. */}
        {words === '' ? null : <div>{words}</div>}
      </div>
      {appeal === '' ? null : <div>{t`Appeal: ${appeal}`}</div>}
      {decidedBy === null ? null : <div>{t`Decided by ${decidedBy}: ${decision}`}</div>}
    </Box>
  );
}
