import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colorModeKey } from '../color-scheme-script.ts';
import { theme } from './theme.ts';

/** Theme and document styles around the whole page; `colorSchemeScript` in the head keeps it from flashing. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MuiThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={colorModeKey}
      disableTransitionOnChange
    >
      <CssBaseline />
      {children}
    </MuiThemeProvider>
  );
}
