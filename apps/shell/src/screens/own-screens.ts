import { msg } from '@lingui/core/macro';
import type { PathOf, ScreenDefinition } from '@tolk/platform';

/** The shell's own screens. */
export const ownScreens: readonly ScreenDefinition<PathOf<'shell'>>[] = [
  { path: '/login', load: () => import('../routes/login.tsx'), title: msg`Log in` },
  { path: '/register', load: () => import('../routes/register.tsx'), title: msg`Sign up` },
  { path: '/reset', load: () => import('../routes/reset.tsx'), title: msg`Reset the password` },
  {
    path: '/resetpassword',
    load: () => import('../routes/resetpassword.tsx'),
    title: msg`Set a new password`,
  },
  {
    path: '/selectidentity',
    load: () => import('../routes/selectidentity.tsx'),
    title: msg`Choose how you start`,
  },
  { path: '/update', load: () => import('../routes/update.tsx'), title: msg`Back in a moment` },
];
