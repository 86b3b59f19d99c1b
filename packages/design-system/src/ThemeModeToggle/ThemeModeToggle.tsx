import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';

/** Light or dark. Until it is pressed the page follows the system. */
export function ThemeModeToggle() {
  const { t } = useLingui();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={isDark ? t`Use light colours` : t`Use dark colours`}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden>
        <circle cx="10" cy="10" r="7" strokeWidth="1.5" />
        <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}
