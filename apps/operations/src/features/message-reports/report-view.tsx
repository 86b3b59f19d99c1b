import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageReport } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import {
  DateTime,
  DefinitionList,
  PageHeader,
  Section,
  StatusChip,
} from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { reportLook, reportReasonLabels } from '../../message-reports/report-labels.ts';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { ReportDecision } from './report-decision.tsx';

/** A reported message with a few around it, who is concerned, and the decision. */
export function ReportView({ report }: { report: MessageReport }) {
  const { t, i18n } = useLingui();
  const { outcome, reporterId, earlierFindings, words } = report;
  const look = reportLook(report);
  const record = { subject: 'messageReport', subjectId: report.messageReportId } as const;
  return (
    <>
      <PageHeader
        back={
          <Link component={RouteLink} to="messageReports">
            <Trans>Back to the queue</Trans>
          </Link>
        }
        title={i18n._(reportReasonLabels[report.reason])}
        status={
          look === null ? null : <StatusChip tone={look.tone}>{i18n._(look.label)}</StatusChip>
        }
      />
      <CaseBar record={record} />
      <Section title={<Trans context="message report">Report</Trans>}>
        <DefinitionList
          entries={[
            {
              key: 'reported',
              label: t({ message: 'Written by', context: 'fact' }),
              value: (
                <>
                  <Writer report={report} />
                  {earlierFindings > 0 ? (
                    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                      <Plural
                        value={earlierFindings}
                        one="# earlier report was justified"
                        other="# earlier reports were justified"
                      />
                    </Box>
                  ) : null}
                </>
              ),
            },
            {
              key: 'reporter',
              label: t({ message: 'Reported by', context: 'fact' }),
              value: (
                <ScopeLink scope="users" id={reporterId}>
                  {report.reporterName}
                </ScopeLink>
              ),
            },
            {
              key: 'time',
              label: t({ message: 'Reported on', context: 'fact' }),
              value: <DateTime iso={report.createTime} />,
            },
            {
              key: 'note',
              label: t`What they add`,
              value: report.note === '' ? null : report.note,
            },
            {
              key: 'words',
              label: t`What we wrote`,
              value: words === '' ? null : words,
            },
          ]}
        />
      </Section>
      <Section title={<Trans>The message and those around it</Trans>}>
        <Messages report={report} />
      </Section>
      {outcome === null ? <ReportDecision report={report} /> : null}
      <CaseNotes record={record} />
    </>
  );
}

/** Whom a warning or a silence is for comes first. */
function Writer({ report }: { report: MessageReport }) {
  const { reportedId, reportedName, memberId, memberName } = report;
  const reported = (
    <ScopeLink scope="users" id={reportedId}>
      {reportedName}
    </ScopeLink>
  );
  if (memberId === undefined) return reported;
  const member = (
    <ScopeLink scope="users" id={memberId}>
      {memberName}
    </ScopeLink>
  );
  return (
    <Trans>
      {member} for {reported}
    </Trans>
  );
}

function Messages({ report }: { report: MessageReport }) {
  const { seq, messages, reportedSide, reportedName, reporterName } = report;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {messages.map((message) => (
        <Box
          component="li"
          key={message.seq}
          aria-current={message.seq === seq || undefined}
          sx={{
            p: 1.5,
            borderRadius: 1,
            borderLeft: 3,
            borderColor: message.seq === seq ? 'error.main' : 'divider',
            bgcolor: message.seq === seq ? 'action.selected' : undefined,
          }}
        >
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {message.by === null ? null : message.by === reportedSide ? reportedName : reporterName}{' '}
            · <DateTime iso={message.at} />
            {message.recalled ? (
              <>
                {' '}
                · <Trans context="message">Recalled</Trans>
              </>
            ) : null}
          </Box>
          <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {message.fileName ?? message.text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
