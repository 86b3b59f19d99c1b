import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@tolk/design-system';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

interface PersonFilterProps {
  personId: string;
  onClear: () => void;
}

/** Says that the list is one person's, and the way out of it. */
export function PersonFilter({ personId, onClear }: PersonFilterProps) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button size="small" color="inherit" onClick={onClear}>
          <Trans>Show all orders</Trans>
        </Button>
      }
    >
      <Trans>
        Only{' '}
        <ScopeLink scope="users" id={personId} underline="always">
          this person
        </ScopeLink>
        ’s orders, as client or supplier.
      </Trans>
    </Alert>
  );
}
