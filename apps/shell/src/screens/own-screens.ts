import { msg } from '@lingui/core/macro';
import type { PathOf, ScreenDefinition } from '@tolk/platform';

/** The shell's own screens. */
export const ownScreens: readonly ScreenDefinition<PathOf<'shell'>>[] = [
  { path: '/login', load: () => import('../routes/login.tsx'), title: msg`Log in` },
];
