import { pathForDevice, pathForWidth } from '@tolk/contract/device-rules';
import { useHydrated } from '@tolk/design-system';
import { Navigate, useLocation, useNavigate } from '@tolk/platform';
import { arrivedNarrow, narrowWindow } from '../prerendered-page.ts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** In the history's state of an entry that a resize has brought: the rule for arrivals leaves it alone. */
const swapped = { swappedByWidth: true };

function isSwapped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'swappedByWidth' in state;
}

/**
 * Device rules of docs/product/screens.md#device-rules for moves within the page; documents are redirected by the server. The
 * address that belongs to another device is replaced, so that Back does not lead to it again.
 */
export function DeviceRules({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const hydrated = useHydrated();
  useSwapByWidth();

  const target =
    hydrated && !isSwapped(state)
      ? pathForDevice(pathname, search, navigator.userAgent)
      : undefined;
  return target ? <Navigate to={target + hash} replace state={state} /> : children;
}

/** Whether the window was resized across the breakpoint before the application was there. */
function hasCrossedEarly(): boolean {
  const now = narrowWindow().matches;
  return (arrivedNarrow() ?? now) !== now;
}

/** Home and about change with the window's width while it is being resized. */
function useSwapByWidth(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const swap = useEffectEvent((width: number) => {
    const target = pathForWidth(pathname, search, width);
    if (target) void navigate(target + hash, { replace: true, state: swapped });
  });

  useEffect(() => {
    const narrow = narrowWindow();
    const cross = () => swap(window.innerWidth);
    if (hasCrossedEarly()) cross();
    narrow.addEventListener('change', cross);
    return () => narrow.removeEventListener('change', cross);
  }, []);
}
