import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { readingOf } from './discrimination.ts';

/** A question's discrimination with its reading; too few answers say nothing. */
export function DiscriminationMark({ value }: { value: number | null }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (value === null) {
    return (
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        <Trans>Too few answers</Trans>
      </Box>
    );
  }
  const { tone, label } = readingOf(value);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, justifyContent: 'inherit' }}
    >
      <span data-figures="">{formatNumber(value, language)}</span>
      <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
    </Box>
  );
}
