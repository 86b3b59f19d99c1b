import { Trans, useLingui } from '@lingui/react/macro';
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
  const { i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale);
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
          <Trans>Writing an answer: {names.format(writing)}</Trans>
        </strong>
      ) : null}
      {looking.length > 0 ? <Trans>Also viewing: {names.format(looking)}</Trans> : null}
    </Box>
  );
}
