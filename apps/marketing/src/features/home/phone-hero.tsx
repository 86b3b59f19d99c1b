import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import { FoldingBookDrawing } from '@tolk/design-system/site-drawings';
import { RouteLink } from '@tolk/platform';
import { Column } from '../../site/column.tsx';
import { Lead, Title } from '../../site/headline.tsx';
import { waysIn } from './ways-in.ts';

/** The first screen on a phone: what it is, and the two ways in under the thumb. */
export function PhoneHero() {
  return (
    <Column>
      <Box sx={{ pt: 4, pb: 5, display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          <FoldingBookDrawing width={272} />
        </Box>
        <Title>
          <Trans>Two languages at one table</Trans>
        </Title>
        <Lead>
          <Trans>
            Translation, interpretation and proofreading at a price agreed beforehand. We hold the
            money until the results are accepted.
          </Trans>
        </Lead>
        <Box sx={{ display: 'grid', gap: 1.5, '& a': { minHeight: 52, fontSize: '1rem' } }}>
          <Button
            component={RouteLink}
            to="phoneRegister"
            params={waysIn.publish}
            variant="outlined"
          >
            <Trans>Publish a project</Trans>
          </Button>
          <Button
            component={RouteLink}
            to="phoneRegister"
            params={waysIn.translate}
            variant="outlined"
          >
            <Trans>Work as a translator</Trans>
          </Button>
        </Box>
      </Box>
    </Column>
  );
}
