import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';

interface RetireButtonProps {
  retired: boolean;
  onRetire: (retired: boolean) => void;
}

/** Takes an entry out of what is offered, or offers it again. */
export function RetireButton({ retired, onRetire }: RetireButtonProps) {
  return (
    <Button size="small" onClick={() => onRetire(!retired)}>
      {retired ? <Trans context="button">Restore</Trans> : <Trans context="button">Retire</Trans>}
    </Button>
  );
}
