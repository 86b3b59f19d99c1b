import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@tolk/contract';
import { Box, IconButton } from '@tolk/design-system';
import { CloseIcon } from '@tolk/design-system/icons';

interface QuoteBarProps {
  message: Message;
  /** Who wrote it, as the reader calls them; null for oneself. */
  name: string | null;
  onDrop: () => void;
}

/** The message that the next one answers. */
export function QuoteBar({ message, name, onDrop }: QuoteBarProps) {
  const { t } = useLingui();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mx: 1,
        mt: 1,
        pl: 1,
        borderLeft: 3,
        borderColor: 'secondary.main',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box>
          {name === null ? <Trans>Reply to yourself</Trans> : <Trans>Reply to {name}</Trans>}
        </Box>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {message.file?.fileName ?? message.text}
        </Box>
      </Box>
      <IconButton
        size="small"
        aria-label={t({ message: 'Don’t quote', context: 'button' })}
        onClick={onDrop}
      >
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}
