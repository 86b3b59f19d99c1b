import { LoadingOverlay } from '@tolk/design-system';
import { useCovered } from './cover.ts';

/** Where `cover` shows. Stands once in the shell. */
export function Overlay() {
  return useCovered() ? <LoadingOverlay /> : null;
}
