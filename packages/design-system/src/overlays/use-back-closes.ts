import { useEffect, useEffectEvent } from 'react';
import { addOverlay } from './overlay-history.ts';

/**
 * Back closes what lies over the page while `active`, instead of leaving the page.
 *
 * @param onBack - left out while it must stay: Back then does nothing
 */
export function useBackCloses(active: boolean, onBack: (() => void) | undefined): void {
  const close = useEffectEvent(() => {
    onBack?.();
    return onBack !== undefined;
  });

  useEffect(() => (active ? addOverlay(() => close()) : undefined), [active]);
}
