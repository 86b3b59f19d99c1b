import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { FoldingBookDrawing } from '@tolk/design-system/site-drawings';
import { Column } from '../../site/column.tsx';
import { Lead, Title } from '../../site/headline.tsx';
import { Entrances } from './entrances.tsx';

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
        <Entrances register="phoneRegister" />
      </Box>
    </Column>
  );
}
