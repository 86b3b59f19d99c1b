import { Trans } from '@lingui/react/macro';
import { Alert } from '@tolk/design-system';
import { hasDrafts } from '@tolk/design-system/form';
import { useAwaitsReturn } from './use-awaits-return.ts';

/** Forms of the pages where one signs in: what was typed there is in sight. */
const ownForms = ['login', 'register', 'reset'];

/** Tells who was signed out from elsewhere that what they were typing is not lost. */
export function TypedTextKept() {
  const kept = useAwaitsReturn() && hasDrafts(ownForms);
  return kept ? (
    <Alert severity="info">
      <Trans>
        What you typed is kept in this tab. Log in with the same account to go on with it.
      </Trans>
    </Alert>
  ) : null;
}
