import { Trans } from '@lingui/react/macro';
import type { ServiceAbout } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

/** Which appeal one is asked about, with the way to it. */
export function AboutAppeal({ about }: { about: ServiceAbout }) {
  const { projectOrderAppealId, orderName, side } = about;
  const to = side === 'client' ? 'clientAppeal' : 'supplierAppeal';
  return (
    <Box
      sx={{
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <Trans>
        About the appeal on{' '}
        <TextLink
          component={RouteLink}
          to={to}
          params={{ projectOrderAppealId }}
          underline="always"
        >
          {orderName}
        </TextLink>
        . Only our staff read what you write here; the other party doesn’t.
      </Trans>
    </Box>
  );
}
