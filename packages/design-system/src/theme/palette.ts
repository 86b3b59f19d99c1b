import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeTokens, Tone } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    tones: Record<Tone, { ink: string; ground: string }>;
    star: string;
    sunken: string;
    fieldBorder: string;
  }
  interface PaletteOptions {
    tones?: Record<Tone, { ink: string; ground: string }>;
    star?: string;
    sunken?: string;
    fieldBorder?: string;
  }
}

/** MUI's names for our colours: primary is jade, secondary seal (one call to action a screen), warning brass. */
export function palette(tokens: SchemeTokens): PaletteOptions {
  const filled = (main: string, strong = main) => ({
    main,
    light: main,
    dark: strong,
    contrastText: tokens.onColour,
  });
  return {
    primary: filled(tokens.jade, tokens.jadeStrong),
    secondary: filled(tokens.seal, tokens.sealStrong),
    warning: filled(tokens.brass),
    error: filled(tokens.error),
    info: filled(tokens.info),
    success: filled(tokens.success),
    text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.inkSoft },
    background: { default: tokens.page, paper: tokens.surface },
    divider: tokens.hairline,
    tones: { ...tokens.tones },
    star: tokens.brassStar,
    sunken: tokens.sunken,
    fieldBorder: tokens.fieldBorder,
  };
}
