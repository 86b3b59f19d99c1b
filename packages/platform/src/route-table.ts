import type { routes } from '@tolk/contract/routes';

export {
  organisationRoutes,
  pathTo,
  profilePageRoutes,
  routeAt,
  type RouteName,
  type ScreenRoute,
} from '@tolk/contract/routes';

type Row = (typeof routes)[number];
/** A part of the front end that has screens: the shell itself or a remote. */
export type ScreenOwner = Row['owner'];
export type RemoteName = Exclude<ScreenOwner, 'shell'>;
/** The paths whose screens this owner has to bring. */
export type PathOf<Owner extends ScreenOwner> = Extract<Row, { owner: Owner }>['path'];
