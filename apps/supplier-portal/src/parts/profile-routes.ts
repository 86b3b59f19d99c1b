import type { ProfilePage } from '@tolk/domain';
import type { RouteName } from '@tolk/platform';

/** The screen on which each part of a profile is filled in. */
export const profileRoutes = {
  information: 'basicInformation',
  resume: 'myResume',
  test: 'languageTest',
  verification: 'settlementMethods',
} as const satisfies Record<ProfilePage, RouteName>;
