import { Trans } from '@lingui/react/macro';
import { Box, Link } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { Band } from '../../site/band.tsx';
import { Subheading, Text } from '../../site/headline.tsx';
import { bounds } from '@tolk/domain/bounds';

/** What the product is built on, and what it lives on. */
export function Principles() {
  const { fee, commission } = bounds;
  return (
    <Band title={<Trans context="heading">Our principles</Trans>}>
      <Principle title={<Trans>Agree first, then work</Trans>}>
        <Trans>
          Price, fee, due time and what happens if something goes wrong are all in the order before
          anyone commits. Nothing is added later.
        </Trans>
      </Principle>
      <Principle title={<Trans>The same rules for both sides</Trans>}>
        <Trans>
          Clients and translators see the same timeline, the same deadlines and the same record of
          every amount. An account can be both.
        </Trans>
      </Principle>
      <Principle title={<Trans>Money tied to the work</Trans>}>
        <Trans>
          A payment is booked to its one order and stays there until it is accepted, agreed or
          decided. Every movement is entered twice and never erased.
        </Trans>
      </Principle>
      <Principle title={<Trans>How we make money</Trans>}>
        <Trans>
          Clients pay a service fee of {fee} on top of the price. Translators pay a commission of{' '}
          {commission}. Payout provider charges are shown before you apply.
        </Trans>
      </Principle>
      <Principle title={<Trans>People decide about people</Trans>}>
        <Trans>
          Our staff handle identity checks, appeals and reviews, and a review is never done by the
          person who made the first decision.
        </Trans>
      </Principle>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Link component={RouteLink} to="terms">
          <Trans>Terms of service</Trans>
        </Link>
        <Link component={RouteLink} to="privacy">
          <Trans context="link">Privacy policy</Trans>
        </Link>
        <Link component={RouteLink} to="faq">
          <Trans>Questions and answers</Trans>
        </Link>
      </Box>
    </Band>
  );
}

function Principle({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        columnGap: 8,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Subheading>{title}</Subheading>
      <Text>{children}</Text>
    </Box>
  );
}
