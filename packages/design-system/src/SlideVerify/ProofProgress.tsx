import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ProofProgressProps {
  /** 0 to 1; the number may be found long before the end. */
  share: number;
  onStop: () => void;
}

/** While the machine works in place of dragging. */
export function ProofProgress({ share, onStop }: ProofProgressProps) {
  const { t } = useLingui();
  return (
    <Stack spacing={1} role="status">
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          <Trans>Verifying. This takes a few seconds.</Trans>
        </Typography>
        <Button size="small" onClick={onStop}>
          <Trans context="button">Stop</Trans>
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={Math.round(share * 100)}
        aria-label={t({ message: 'Progress', context: 'fact' })}
      />
    </Stack>
  );
}
