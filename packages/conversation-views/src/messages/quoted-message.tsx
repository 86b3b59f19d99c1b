import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';

interface QuotedMessageProps {
  quote: NonNullable<Message['quote']>;
  viewer: Identity;
  otherName: string;
  onGo: (seq: number) => void;
}

/** The beginning of the message that is answered; leads to it. */
export function QuotedMessage({ quote, viewer, otherName, onGo }: QuotedMessageProps) {
  const { t } = useLingui();
  const writer = quote.by === viewer ? t({ message: 'You', context: 'message' }) : otherName;
  const said = quote.fileName ?? quote.text;
  return (
    <Box
      component="button"
      type="button"
      onClick={() => onGo(quote.seq)}
      sx={{
        display: 'block',
        width: '100%',
        mb: 0.5,
        p: 0,
        pl: 1,
        border: 0,
        borderLeft: 3,
        borderColor: 'divider',
        background: 'transparent',
        color: 'text.secondary',
        font: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {quote.recalled ? (
        <Trans>This message was recalled.</Trans>
      ) : (
        <Trans>
          {writer}: {said}
        </Trans>
      )}
    </Box>
  );
}
