import { msg } from '@lingui/core/macro';
import type { PathOf, ScreenDefinition } from '@tolk/platform';

/** The shell's own screens. */
export const ownScreens: readonly ScreenDefinition<PathOf<'shell'>>[] = [
  {
    path: '/login',
    load: () => import('../routes/login.tsx'),
    title: msg({ message: 'Log in', context: 'menu' }),
    description: msg`Log in to Tolk with your phone number or e-mail, using a password or a code.`,
  },
  {
    path: '/phonelogin',
    load: () => import('../routes/phonelogin.tsx'),
    title: msg({ message: 'Log in', context: 'menu' }),
    description: msg`Log in to Tolk with your phone number or e-mail, using a password or a code.`,
  },
  {
    path: '/register',
    load: () => import('../routes/register.tsx'),
    title: msg({ message: 'Sign up', context: 'menu' }),
    description: msg`Sign up to Tolk with a phone number or an e-mail address: publish translation projects or take them on.`,
  },
  {
    path: '/phoneregister',
    load: () => import('../routes/phoneregister.tsx'),
    title: msg({ message: 'Sign up', context: 'menu' }),
    description: msg`Sign up to Tolk with a phone number or an e-mail address: publish translation projects or take them on.`,
  },
  {
    path: '/wechatLogin',
    load: () => import('../routes/wechatLogin.tsx'),
    title: msg`Log in with WeChat`,
  },
  {
    path: '/reset',
    load: () => import('../routes/reset.tsx'),
    title: msg`Reset the password`,
    description: msg`Set a new password for your Tolk account with a code sent to your phone or e-mail.`,
  },
  {
    path: '/resetpassword',
    load: () => import('../routes/resetpassword.tsx'),
    title: msg`Set a new password`,
  },
  {
    path: '/selectidentity',
    load: () => import('../routes/selectidentity.tsx'),
    title: msg`Choose how to start`,
  },
  { path: '/update', load: () => import('../routes/update.tsx'), title: msg`Back in a moment` },
];
