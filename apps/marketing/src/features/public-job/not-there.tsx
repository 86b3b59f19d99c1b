import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { RouteLink } from '@tolk/platform';
import { Column } from '../../site/column.tsx';
import { Lead, Title } from '../../site/headline.tsx';

/** The link leads to no posting: it was taken back, or the address is not whole. */
export function NotThere() {
  return (
    <Column>
      <Box sx={{ py: { xs: 6, md: 11 }, display: 'grid', gap: 3, justifyItems: 'start' }}>
        <InboxDrawing width={200} />
        <Title>
          <Trans>Job not found</Trans>
        </Title>
        <Lead>
          <Trans>
            The client may have withdrawn it, or the link may be incomplete. Ask the person who sent
            it, or see what is open now.
          </Trans>
        </Lead>
        <Button component={RouteLink} to="publicJobs" variant="contained" size="large">
          <Trans>See open jobs</Trans>
        </Button>
      </Box>
    </Column>
  );
}
