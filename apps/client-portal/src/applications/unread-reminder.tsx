import { Trans } from '@lingui/react/macro';
import { useClientGetResumeViewReminderQuery } from '@tolk/api-client';
import { Alert, Button } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

/** Reminds of received resumes that wait to be read; nothing while none does. */
export function UnreadReminder() {
  const { data } = useClientGetResumeViewReminderQuery({});
  if (!data || data.count === 0 || data.msg === '') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          component={RouteLink}
          to="people"
          params={{ filter: 'unread' }}
          size="small"
          color="inherit"
        >
          <Trans context="button">View applications</Trans>
        </Button>
      }
    >
      {data.msg}
    </Alert>
  );
}
