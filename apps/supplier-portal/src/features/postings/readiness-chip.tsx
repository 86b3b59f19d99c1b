import { Trans, useLingui } from '@lingui/react/macro';
import type { Completeness, PostingRow, PostingStanding } from '@tolk/contract';
import { StatusChip } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { applicationLook } from '@tolk/labels';

interface ReadinessChipProps {
  posting: Pick<PostingRow, 'projectStatus'>;
  standing: PostingStanding;
  /** What the profile lacks for an application. */
  missing: Completeness['missing'];
}

/** Whether one may apply, or what has to come first. */
export function ReadinessChip({ posting, standing, missing }: ReadinessChipProps) {
  const { t, i18n } = useLingui();
  const separator = useLanguage() === 'en' ? ', ' : '、';
  if (standing.applied) {
    const { tone, label } = applicationLook('applied', 'supplier');
    return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
  }
  if (standing.ownPosting) {
    return (
      <StatusChip tone="neutral">
        <Trans context="status">Your own job</Trans>
      </StatusChip>
    );
  }
  if (posting.projectStatus === 'finished') return null;
  if (missing.length > 0) {
    return (
      <StatusChip tone="attention" hint={missing.map(({ label }) => label).join(separator)}>
        <Trans context="status">Profile incomplete</Trans>
      </StatusChip>
    );
  }
  if (standing.languageTest !== 'passed') {
    const online = standing.languageTest === 'needed';
    return (
      <StatusChip
        tone="attention"
        hint={
          online
            ? t`Pass the language test in this pair`
            : t`Ask for the language test in this pair, or add a certificate`
        }
      >
        <Trans context="status">Test needed</Trans>
      </StatusChip>
    );
  }
  return (
    <StatusChip tone="success">
      <Trans context="status">You can apply</Trans>
    </StatusChip>
  );
}
