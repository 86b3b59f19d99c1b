import { Stack } from '@tolk/design-system';
import type { ReactNode } from 'react';

/** Fields of one part of a form, one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <Stack spacing={2.5}>{children}</Stack>;
}
