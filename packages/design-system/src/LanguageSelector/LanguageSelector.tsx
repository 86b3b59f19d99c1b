import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { isLanguage, languages, setLanguage, useLanguage, type Language } from '@tolk/i18n';
import { notify } from '../Notifier/notifications.ts';

const Select = styled('select')(({ theme }) => ({
  minHeight: 40,
  // As wide as the chosen language, not as the longest one.
  fieldSizing: 'content',
  paddingInline: 8,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.action.hover },
  '& option': {
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
  },
}));

interface LanguageSelectorProps {
  /** Called after the switch: where an account remembers its language. */
  onChange?: (language: Language) => void;
}

/** English and 中文, each by its own name; the browser's own select, which is the lightest and works everywhere. */
export function LanguageSelector({ onChange }: LanguageSelectorProps) {
  const { t } = useLingui();
  const language = useLanguage();

  async function choose(value: string) {
    if (!isLanguage(value)) return;
    try {
      await setLanguage(value);
      onChange?.(value);
    } catch {
      notify(t`The language could not be loaded. Check your connection and try again.`, {
        severity: 'error',
      });
    }
  }

  return (
    <Select
      aria-label={t({ message: 'Language', context: 'field' })}
      value={language}
      onChange={(event) => void choose(event.target.value)}
    >
      {languages.map(({ language: tag, ownName }) => (
        <option key={tag} value={tag} lang={tag}>
          {ownName}
        </option>
      ))}
    </Select>
  );
}
