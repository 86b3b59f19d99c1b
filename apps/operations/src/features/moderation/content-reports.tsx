import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentReports as Reports, ModeratedContent } from '@tolk/contract';
import { Box, Link, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { moderationReasons } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

interface ContentReportsProps {
  content: ModeratedContent;
  reports: Reports;
}

/** Who reported it and why, as one case, and what was decided. */
export function ContentReports({ content, reports }: ContentReportsProps) {
  const { t } = useLingui();
  const { reportedContentId, count, list, outcome, words, decidedBy } = reports;
  const more = count - list.length;
  return (
    <Box sx={{ mb: 1.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="h3">
        <Link
          component={RouteLink}
          to="hiding"
          params={{ reported: reportedContentId }}
          sx={{ display: 'inline-block', py: 0.25 }}
        >
          <Plural value={count} one="Reported by # person" other="Reported by # people" />
        </Link>
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {list.map((report) => (
          <Report key={report.reporterId} report={report} />
        ))}
      </Box>
      {more > 0 ? (
        <div>
          <Plural value={more} one="and # more" other="and # more" />
        </div>
      ) : null}
      <TextThen content={content} reports={reports} />
      {outcome === 'dismissed' ? <div>{t`Dismissed by ${decidedBy}: ${words}`}</div> : null}
      {outcome === 'hidden' ? (
        <div>
          <Trans>Decided by {decidedBy}: hidden</Trans>
        </div>
      ) : null}
    </Box>
  );
}

function Report({ report }: { report: Reports['list'][number] }) {
  const language = useLanguage();
  const { reporterId, reporterName, reason, note, createTime } = report;
  const why = moderationReasons.find(({ value }) => value === reason);
  return (
    <li>
      {why?.[language === 'en' ? 'en' : 'zh']}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <ScopeLink scope="users" id={reporterId} underline="always">
          {reporterName}
        </ScopeLink>{' '}
        · <DateTime iso={createTime} />
      </Box>
      {note === '' ? null : (
        <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
    </li>
  );
}

/** Where its author has changed it since. */
function TextThen({ content, reports }: ContentReportsProps) {
  if (reports.outcome !== null) return null;
  if (reports.text === content.text && reports.title === content.title) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        <Trans>As it was when it was first reported</Trans>
      </Typography>
      <Box
        dir="auto"
        sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line' }}
      >
        {reports.title === content.title ? null : (
          <Box sx={{ fontWeight: 600 }}>{reports.title}</Box>
        )}
        {reports.text}
      </Box>
    </>
  );
}
