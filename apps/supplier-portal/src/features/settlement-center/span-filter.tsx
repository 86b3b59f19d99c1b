import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { TypedFilter } from '@tolk/design-system/portal';
import { readDay } from '@tolk/domain';
import type { Span } from './span.ts';

interface SpanFilterProps {
  span: Span;
  /** Stands beside the fields when the days don’t fit. */
  error?: string | undefined;
  onChange: (span: Span) => void;
}

/** First and last day of what is shown, by the calendar in Shanghai. */
export function SpanFilter({ span, error, onChange }: SpanFilterProps) {
  const { t } = useLingui();
  return (
    <Box
      component="search"
      aria-label={t({ message: 'Days shown', context: 'region' })}
      data-print="no"
      sx={{ display: 'block' }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 200px))',
          gap: 1.5,
        }}
      >
        <TypedFilter
          type="date"
          label={t({ message: 'First day', context: 'field' })}
          value={span.from ?? ''}
          onSettle={(text) => settle('from', text)}
        />
        <TypedFilter
          type="date"
          label={t({ message: 'Last day', context: 'field' })}
          error={error}
          value={span.to ?? ''}
          onSettle={(text) => settle('to', text)}
        />
      </Box>
      <Typography variant="caption" color="textSecondary">
        <Trans>Days are in Beijing time.</Trans>
      </Typography>
    </Box>
  );

  function settle(end: keyof Span, text: string) {
    const day = readDay(text);
    // A day half typed is no wish to see everything.
    if (day || text === '') onChange({ ...span, [end]: day });
  }
}
