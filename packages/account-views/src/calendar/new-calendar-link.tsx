import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Box, Button } from '@tolk/design-system';
import { EventIcon } from '@tolk/design-system/icons';
import { LinkToShare } from '../settings/link-to-share.tsx';

/** An address that was just made: to open here, to scan with a phone, to copy. */
export function NewCalendarLink({ link }: { link: string }) {
  const { t } = useLingui();
  // The scheme by which systems hand an address to the calendar instead of the browser.
  const subscription = link.replace(/^https?:/, 'webcal:');
  return (
    <Box>
      <Alert severity="warning" sx={{ mb: 2 }}>
        <Trans>
          Add it to your calendar now: it is not shown again. Anyone who has it sees your dates, so
          keep it to yourself.
        </Trans>
      </Alert>
      <LinkToShare link={link} code={subscription} label={t`Adds your dates to a phone’s calendar`}>
        <Button size="small" component="a" href={subscription} startIcon={<EventIcon />}>
          <Trans context="button">Open in the calendar app</Trans>
        </Button>
      </LinkToShare>
    </Box>
  );
}
