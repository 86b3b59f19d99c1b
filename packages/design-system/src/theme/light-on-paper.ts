import type { Theme } from '@mui/material/styles';
import { colorSchemeAttribute } from '../color-scheme-script.ts';

const dark = `[${colorSchemeAttribute}="dark"]`;

/** Paper is white: the dark variables hold on screens only, so that a dark page is printed in the light ones. */
export function lightOnPaper(theme: Theme): Theme {
  const { generateStyleSheets } = theme;
  return {
    ...theme,
    generateStyleSheets: () =>
      generateStyleSheets().map((sheet) => (dark in sheet ? { '@media screen': sheet } : sheet)),
  };
}
