import { Trans } from '@lingui/react/macro';
import type { ServiceDeskPulse } from '@tolk/contract';
import { Box } from '@tolk/design-system';

/** Who else has the conversation on screen, and who writes: two should not give two answers. */
export function WhoIsHere({
  conversation,
  staffId,
}: {
  conversation: ServiceDeskPulse['conversation'];
  staffId: string;
}) {
  const others = (conversation?.colleagues ?? []).filter((one) => one.staffId !== staffId);
  const writing = others.filter(({ typing }) => typing).map(({ name }) => name);
  const looking = others.filter(({ typing }) => !typing).map(({ name }) => name);
  return (
    <Box
      role="status"
      sx={{
        px: 2,
        minHeight: 22,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {conversation?.customerTyping ? (
        <Trans>The customer is writing …</Trans>
      ) : conversation?.customerLooking ? (
        <Trans>The customer is here.</Trans>
      ) : null}
      {writing.length > 0 ? (
        <strong>
          <Trans>Writing an answer: {writing.join(', ')}</Trans>
        </strong>
      ) : null}
      {looking.length > 0 ? <Trans>Also viewing: {looking.join(', ')}</Trans> : null}
    </Box>
  );
}
