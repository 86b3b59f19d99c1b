import { Trans } from '@lingui/react/macro';
import { isCallError } from '@tolk/api-client';
import { Alert, RequestId } from '@tolk/design-system';

/** What went wrong with a call that has no form around it, with the request's number to copy. */
export function FailureAlert({ error }: { error: unknown }) {
  const { message = '', requestId } = isCallError(error) ? error : {};
  return (
    <Alert severity="error" role="alert">
      {message || <Trans>The server is not responding. Check your connection and try again.</Trans>}
      {requestId ? <RequestId id={requestId} /> : null}
    </Alert>
  );
}
