import { Trans } from '@lingui/react/macro';
import type { Quote } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Countdown } from '@tolk/design-system/pieces';
import { Figures } from './figures.tsx';

interface LiveQuoteProps {
  quote: Quote;
  /** Its time is over. */
  onExpire: () => void;
}

/** The figures with the time that their rate still holds; those in CNY stay as they are. */
export function LiveQuote({ quote, onExpire }: LiveQuoteProps) {
  const { validUntil, rate } = quote;
  return (
    <>
      <Figures amounts={quote} />
      {validUntil ? (
        // The server asks for a fresh quote either way.
        <Box hidden={rate === null} sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>
          <Trans>
            These amounts are valid for{' '}
            <Countdown key={validUntil} until={validUntil} onEnd={onExpire} />, then they will be
            updated.
          </Trans>
        </Box>
      ) : null}
    </>
  );
}
