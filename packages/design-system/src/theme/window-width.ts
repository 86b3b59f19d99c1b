import useMediaQuery from '@mui/material/useMediaQuery';
import { phoneBreakpoint, wideBreakpoint } from './tokens.ts';

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${phoneBreakpoint - 1}px)`, { noSsr: true });
}

/** Whether a list and what is opened from it have room beside each other. */
export function useWide(): boolean {
  return useMediaQuery(`(min-width: ${wideBreakpoint}px)`, { noSsr: true });
}
