import { phoneBreakpoint, wideBreakpoint } from './tokens.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${phoneBreakpoint - 1}px)`);
}

/** Whether a list and what is opened from it have room beside each other. */
export function useWide(): boolean {
  return useMediaQuery(`(min-width: ${wideBreakpoint}px)`);
}
