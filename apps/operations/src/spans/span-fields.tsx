import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, TextInput } from '@tolk/design-system';
import type { Span } from './span.ts';

interface SpanFieldsProps {
  span: Span;
  /** What is shown without a choice. */
  usual: Span;
  /** Undefined for what stands in `usual`. */
  onChange: (changes: { from?: string | undefined; to?: string | undefined }) => void;
}

/** First and last day. */
export function SpanFields({ span, usual, onChange }: SpanFieldsProps) {
  const { t } = useLingui();
  const chosen = span.from !== usual.from || span.to !== usual.to;
  return (
    <Box
      role="group"
      aria-label={t({ message: 'Days', context: 'region' })}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 3,
        alignItems: 'end',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      <TextInput
        label={t({ message: 'First day', context: 'field' })}
        type="date"
        value={span.from}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextInput
        label={t({ message: 'Last day', context: 'field' })}
        type="date"
        value={span.to}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
      {chosen ? (
        <Button
          sx={{ minHeight: 44, justifySelf: 'start' }}
          onClick={() => onChange({ from: undefined, to: undefined })}
        >
          <Trans>The last 30 days</Trans>
        </Button>
      ) : null}
    </Box>
  );
}
