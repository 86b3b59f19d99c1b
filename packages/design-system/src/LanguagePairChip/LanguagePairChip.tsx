import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { languageName, languageShortName, useLanguage } from '@tolk/i18n';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface LanguagePairChipProps {
  /** BCP 47 codes, such as `en` and `zh-CN`. */
  source: string;
  target: string;
}

/** `EN → 中文`; the full names on hover and for screen readers. */
export function LanguagePairChip({ source, target }: LanguagePairChipProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const from = languageName(source, language);
  const to = languageName(target, language);
  return (
    <Box
      component="span"
      title={`${from} → ${to}`}
      sx={{
        display: 'inline-block',
        px: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        typography: 'body2',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <VisuallyHidden>{t`From ${from} to ${to}`}</VisuallyHidden>
      <span aria-hidden>
        {languageShortName(source)}{' '}
        <Box component="span" sx={{ color: 'secondary.main' }}>
          →
        </Box>{' '}
        {languageShortName(target)}
      </span>
    </Box>
  );
}
