/**
 * What a remote sees of the shell: `defineRemote` types its screens and its menu against the
 * contract's route table; router, session and preloading come as facades; errors stay inside
 * boundaries. The shell implements what stands behind it and reads the registry of remotes through
 * `@tolk/platform/registry`.
 */
export {
  defineRemote,
  type MenuBadge,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  type RemoteDefinition,
  type ScreenDefinition,
  type ScreenModule,
} from './define-remote.ts';
export {
  organisationRoutes,
  pathTo,
  profilePageRoutes,
  routeAt,
  type PathOf,
  type RemoteName,
  type RouteName,
  type ScreenOwner,
  type ScreenRoute,
} from './route-table.ts';
export * from './router/router.ts';
export { PreloadContext, usePreload, type Preload } from './preload.ts';
export {
  SessionContext,
  useSession,
  type Session,
  type SessionFacade,
  type SessionUser,
} from './session.ts';
export { changingSession, isChangingSession } from './own-change.ts';
export { ErrorBoundary } from './error-boundary.tsx';
export { lazyPart } from './lazy-part.tsx';
export { useGivenTitle, useScreenTitle } from './screen-title.ts';
export { isChunkError } from './chunk-error.ts';
export { trackResource, useResource, type Resource } from './resource.ts';
export { useIsAttended } from './use-is-attended.ts';
export { siteInfo } from './site-info.ts';
export type { SiteInfo } from '@tolk/contract/site';
export { platformVersion, satisfiesPlatform } from './version.ts';
