import { useLingui } from '@lingui/react/macro';
import { ToggleButton, ToggleButtonGroup } from '@tolk/design-system/portal';
import type { VerificationKind } from '@tolk/domain';
import { reviewKinds } from '../../verifications/review-labels.ts';

interface KindChoiceProps {
  /** The queues of the role. */
  kinds: readonly VerificationKind[];
  value: VerificationKind | undefined;
  onChoose: (kind: VerificationKind | undefined) => void;
}

/** One of the role's queues, or all; a role with one queue has no choice. */
export function KindChoice({ kinds, value, onChoose }: KindChoiceProps) {
  const { t, i18n } = useLingui();
  if (kinds.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t({ message: 'Queue', context: 'button' })}
      value={value ?? ''}
      onChange={(_event, chosen: VerificationKind | '' | null) => onChoose(chosen || undefined)}
      sx={{ flexWrap: 'wrap', mb: 2 }}
    >
      <ToggleButton value="">{t({ message: 'All queues', context: 'button' })}</ToggleButton>
      {kinds.map((kind) => (
        <ToggleButton key={kind} value={kind}>
          {i18n._(reviewKinds[kind])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
