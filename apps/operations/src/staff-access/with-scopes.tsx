import type { StaffScope } from '@tolk/domain';
import type { MenuLink, RemoteDefinition, ScreenDefinition } from '@tolk/platform';

/** Each screen behind the scope of its entry in the menu, or of the list that it belongs to. */
export function withScopes(remote: RemoteDefinition): RemoteDefinition {
  const links = (remote.menu ?? []).flatMap((entry) =>
    'children' in entry ? entry.children : [entry],
  );
  return { ...remote, routes: remote.routes.map((route) => gated(route, scopeOf(route, links))) };
}

function scopeOf({ path }: ScreenDefinition, links: readonly MenuLink[]): StaffScope | undefined {
  return links.find((link) => link.path === path || link.matches?.includes(path))?.scope;
}

function gated(route: ScreenDefinition, scope: StaffScope | undefined): ScreenDefinition {
  if (scope === undefined) return route;
  return {
    ...route,
    load: async () => {
      const [{ Screen }, { ScopeGate }] = await Promise.all([
        route.load(),
        import('./scope-gate.tsx'),
      ]);
      const Gated = () => (
        <ScopeGate scope={scope}>
          <Screen />
        </ScopeGate>
      );
      return { Screen: Gated };
    },
  };
}
