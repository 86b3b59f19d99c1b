import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { languageName, languagePair, languageShortName, useLanguage } from '@tolk/i18n';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface LanguagePairChipProps {
  /** BCP 47 codes, such as `en` and `zh-CN`. */
  source: string;
  target: string;
  /** Interpreting from either into the other. */
  bothWays?: boolean;
}

/** `EN → 中文`; the full names on hover and for screen readers. */
export function LanguagePairChip({ source, target, bothWays = false }: LanguagePairChipProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const from = languageName(source, language);
  const to = languageName(target, language);
  const arrow = bothWays ? '⇄' : '→';
  return (
    <Box
      component="span"
      title={bothWays ? `${from} ⇄ ${to}` : languagePair(source, target, language)}
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
      <VisuallyHidden>
        {bothWays ? t`Between ${from} and ${to}, both ways` : t`From ${from} to ${to}`}
      </VisuallyHidden>
      <span aria-hidden>
        {languageShortName(source)}{' '}
        <Box component="span" sx={{ color: 'secondary.main' }}>
          {arrow}
        </Box>{' '}
        {languageShortName(target)}
      </span>
    </Box>
  );
}
