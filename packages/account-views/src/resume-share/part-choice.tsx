import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Stack, Typography } from '@tolk/design-system';
import { resumeParts, type ResumePart } from '@tolk/domain';
import { SwitchRow } from '../settings/switch-row.tsx';
import { partLabels } from './part-labels.ts';

interface PartChoiceProps {
  parts: readonly ResumePart[];
  disabled: boolean;
  onChange: (parts: ResumePart[]) => void;
}

/** Which parts of a resume others see. */
export function PartChoice({ parts, disabled, onChange }: PartChoiceProps) {
  const { i18n, t } = useLingui();
  return (
    <Box role="group" aria-label={t`Parts that others see`}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <Trans>Parts that others see</Trans>
      </Typography>
      <Stack spacing={1}>
        {resumeParts.map((part) => (
          <SwitchRow
            key={part}
            label={i18n._(partLabels[part].name)}
            hint={i18n._(partLabels[part].about)}
            on={parts.includes(part)}
            disabled={disabled}
            onChange={(on) =>
              onChange(resumeParts.filter((one) => (one === part ? on : parts.includes(one))))
            }
          />
        ))}
      </Stack>
    </Box>
  );
}
