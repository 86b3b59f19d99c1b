import { Trans } from '@lingui/react/macro';
import { awaitsReturn } from '@tolk/api-client';
import { Alert } from '@tolk/design-system';
import { hasDrafts } from '@tolk/design-system/form';
import { useSyncExternalStore } from 'react';

/** Forms of the pages where one signs in: what was typed there is in sight. */
const ownForms = ['login', 'register', 'reset'];

const isKept = () => awaitsReturn() && hasDrafts(ownForms);

/** Tells who was signed out from elsewhere that what they were typing is not lost. */
export function TypedTextKept() {
  // A prerendered page is a visitor's.
  const kept = useSyncExternalStore(
    () => () => undefined,
    isKept,
    () => false,
  );
  return kept ? (
    <Alert severity="info">
      <Trans>
        What you typed is kept in this tab. Log in with the same account to go on with it.
      </Trans>
    </Alert>
  ) : null;
}
