import { LoadingOverlay } from '@tolk/design-system';
import { useLoadingOverlay } from './loading-overlay.ts';

/** Where `showLoadingOverlay` shows. Stands once in the shell. */
export function Overlay() {
  return useLoadingOverlay() ? <LoadingOverlay /> : null;
}
