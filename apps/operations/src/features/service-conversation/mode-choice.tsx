import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { ToggleButton, ToggleButtonGroup } from '@tolk/design-system/portal';

export type DeskMode = 'answer' | 'note';

/** What field and button are called: who reads what is written must never be a guess. */
export function useModeNames(): Record<
  DeskMode,
  { field: string; send: string; placeholder: string }
> {
  const { t } = useLingui();
  return {
    answer: {
      field: t`Answer to the customer`,
      send: t`Send to the customer`,
      placeholder: t`Answer; / for canned answers`,
    },
    note: {
      field: t`Note for colleagues`,
      send: t`Send the note to colleagues`,
      placeholder: t`For colleagues only; @ to mention someone`,
    },
  };
}

interface ModeChoiceProps {
  mode: DeskMode;
  onMode: (mode: DeskMode) => void;
}

/**
 * Whether the customer or colleagues read what is written, in words too. It stands at the foot of the page’s
 * fixed part: what appears above never moves it from under a pointer.
 */
export function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  const { t } = useLingui();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: 1,
        pb: 1,
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={t`What is written`}
        onChange={(_event, chosen: DeskMode | null) => {
          if (chosen) onMode(chosen);
        }}
      >
        <ToggleButton value="answer">
          <Trans context="service">Answer</Trans>
        </ToggleButton>
        <ToggleButton value="note">
          <Trans context="service">Note</Trans>
        </ToggleButton>
      </ToggleButtonGroup>
      <Box role="status" sx={{ flex: '1 1 160px', typography: 'caption', color: 'text.secondary' }}>
        {mode === 'answer' ? (
          <Trans>The customer reads this.</Trans>
        ) : (
          <Trans>Only colleagues read this, never the customer.</Trans>
        )}
      </Box>
    </Box>
  );
}
