import { useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { optionLetter } from '@tolk/labels';

interface OptionBarsProps {
  /** How often each option was chosen, in their order. */
  chosen: readonly number[];
  /** Position of the right one. */
  answer: number;
}

/** How the answers spread over the options, the right one in jade: four bars of one line's height. */
export function OptionBars({ chosen, answer }: OptionBarsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const total = chosen.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t({ message: 'Chosen options', context: 'region' })}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'inline-flex', gap: 0.75 }}
    >
      {chosen.map((count, index) => {
        const letter = optionLetter(index);
        const share = formatPercent(count / total, language);
        const text = index === answer ? t`${letter}, right: ${share}` : t`${letter}: ${share}`;
        return (
          <Bar
            key={letter}
            letter={letter}
            text={text}
            height={(count / total) * 100}
            right={index === answer}
          />
        );
      })}
    </Box>
  );
}

interface BarProps {
  letter: string;
  text: string;
  /** In percent. */
  height: number;
  right: boolean;
}

function Bar({ letter, text, height, right }: BarProps) {
  return (
    <Box component="li" title={text} sx={{ width: 18, textAlign: 'center' }}>
      <Box
        role="img"
        aria-label={text}
        sx={{ height: 28, display: 'flex', alignItems: 'flex-end', bgcolor: 'sunken' }}
      >
        <Box
          sx={{
            width: '100%',
            height: `${height}%`,
            minHeight: 2,
            bgcolor: right ? 'primary.main' : 'fieldBorder',
          }}
        />
      </Box>
      <Box
        aria-hidden
        sx={{ typography: 'caption', lineHeight: 1.3, fontWeight: right ? 700 : 400 }}
      >
        {letter}
      </Box>
    </Box>
  );
}
