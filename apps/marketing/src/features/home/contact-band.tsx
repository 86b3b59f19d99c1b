import { Trans } from '@lingui/react/macro';
import { Box, Link } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import { Band } from '../../site/band.tsx';
import { Contact } from '../../site/contact.tsx';
import { FollowUs } from '../../site/follow-us.tsx';
import { Subheading } from '../../site/headline.tsx';

/** How to reach us, and where to follow. */
export function ContactBand() {
  return (
    <Band
      title={<Trans>Talk to us</Trans>}
      lead={<Trans>Before you sign up, during an order or when something goes wrong.</Trans>}
      anchor="contact"
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <div>
          <Subheading sx={{ mb: 2 }}>
            <Trans context="heading">Contact</Trans>
          </Subheading>
          <Contact />
          <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
            <Link component={RouteLink} to="customerService">
              <Trans context="link">Customer service</Trans>
            </Link>
            <Link component={RouteLink} to="faq">
              <Trans>Questions and answers</Trans>
            </Link>
          </Box>
        </div>
        <div>
          <Subheading sx={{ mb: 2 }}>
            <Trans context="heading">Follow us</Trans>
          </Subheading>
          <FollowUs />
        </div>
      </Box>
    </Band>
  );
}
