import { createTheme } from '@mui/material/styles';
import { colorSchemeAttribute } from '../color-scheme-script.ts';
import { components } from './components.ts';
import { sans } from './fonts.ts';
import { lightOnPaper } from './light-on-paper.ts';
import { palette } from './palette.ts';
import { dark, light, phoneBreakpoint, radius, scale } from './tokens.ts';

const rem = (px: number) => `${px / 16}rem`;
const text = (px: number, weight = 400) => ({
  fontSize: rem(px),
  fontWeight: weight,
  lineHeight: 'var(--leading)',
  letterSpacing: 0,
});
const heading = (px: number) => ({ ...text(px, 650), lineHeight: 1.3, letterSpacing: '-0.01em' });

/** The one theme of all front ends, light and dark in one style sheet by CSS variables. */
export const theme = lightOnPaper(
  createTheme({
    cssVariables: { cssVarPrefix: 'ui', colorSchemeSelector: colorSchemeAttribute },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    breakpoints: { values: { xs: 0, sm: 480, md: phoneBreakpoint, lg: 1200, xl: 1536 } },
    spacing: 8,
    shape: { borderRadius: radius },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 150,
      },
      easing: { easeInOut: 'ease-out', sharp: 'ease-out' },
    },
    typography: {
      fontFamily: sans,
      h1: heading(scale.xxl),
      h2: heading(scale.xl),
      h3: heading(scale.l),
      h4: heading(scale.m),
      h5: heading(scale.m),
      h6: heading(scale.s),
      subtitle1: text(scale.m, 600),
      subtitle2: text(scale.s, 600),
      body1: text(scale.m),
      body2: text(scale.s),
      caption: text(scale.xs),
      overline: { ...text(scale.xs, 600), textTransform: 'none' },
      button: { ...text(scale.s, 600), textTransform: 'none' },
    },
    components,
  }),
);
