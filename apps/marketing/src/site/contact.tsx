import { Trans } from '@lingui/react/macro';
import { Box, Link, styled } from '@tolk/design-system';
import { siteInfo } from '@tolk/platform';
import { Text } from './headline.tsx';

/**
 * The values are tokens while a page is prerendered, so that style alone can tell which ones this
 * installation has not set: what is empty hides, and the sentence below shows when nothing is left.
 */
const Ways = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 16,
  '& > div:has(a[href="mailto:"], a[href="tel:"])': { display: 'none' },
  '& + p': { display: 'none' },
  '&:not(:has(a:not([href="mailto:"], [href="tel:"]))) + p': { display: 'block' },
  '& dt': { fontSize: '0.875rem' },
  '& dd': { margin: 0, fontSize: '1.125rem' },
});

/** How to reach the people behind the product. */
export function Contact() {
  const { contactEmail, contactPhone } = siteInfo();
  return (
    <>
      <Ways>
        <div>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            <Trans context="fact">E-mail</Trans>
          </Box>
          <dd>
            <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          </dd>
        </div>
        <div>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            <Trans context="fact">Phone</Trans>
          </Box>
          <dd>
            <Link href={`tel:${contactPhone.replaceAll(' ', '')}`}>{contactPhone}</Link>
          </dd>
        </div>
      </Ways>
      <Text>
        <Trans>
          We have not published an e-mail address or phone number yet. You can reach us through our
          official account.
        </Trans>
      </Text>
    </>
  );
}
