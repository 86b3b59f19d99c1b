import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { DateTime, DefinitionList } from '@tolk/design-system/pieces';
import { sideLabels } from '@tolk/labels';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

/** Who wrote it, when and in which language, and who has taken it on. */
export function FeedbackFacts({ report }: { report: StaffFeedbackDetail }) {
  const { i18n } = useLingui();
  const { personId, personName, identity, language, assigneeName, createTime } = report;
  return (
    <DefinitionList
      entries={[
        {
          key: 'from',
          label: <Trans context="fact">From</Trans>,
          value: (
            <ScopeLink scope="users" id={personId}>
              {personName}
            </ScopeLink>
          ),
        },
        {
          key: 'identity',
          label: <Trans context="fact">Written as</Trans>,
          value: i18n._(sideLabels[identity]),
        },
        {
          key: 'language',
          label: <Trans context="fact">Language</Trans>,
          value:
            language === 'en' ? (
              <Trans context="value">English</Trans>
            ) : (
              <Trans context="value">Chinese</Trans>
            ),
        },
        {
          key: 'time',
          label: <Trans context="fact">Received</Trans>,
          value: <DateTime iso={createTime} />,
        },
        {
          key: 'assignee',
          label: <Trans context="fact">Assigned to</Trans>,
          value: assigneeName ?? <Trans context="assignee">No one yet</Trans>,
        },
      ]}
    />
  );
}
