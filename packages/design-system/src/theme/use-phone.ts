import useMediaQuery from '@mui/material/useMediaQuery';
import { phoneBreakpoint } from './tokens.ts';

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${phoneBreakpoint - 1}px)`, { noSsr: true });
}
