import type { MessageDescriptor } from '@lingui/core';
import { loadCatalogs } from '@tolk/i18n';
import { trackResource, type Resource, type ScreenRoute } from '@tolk/platform';
import type { ComponentType } from 'react';
import { registry } from '../federation/registry.ts';
import { ownScreens } from './own-screens.ts';

export interface LoadedScreen {
  Screen: ComponentType;
  title: MessageDescriptor;
}

const screens = new Map<string, Resource<LoadedScreen>>();

/** The screen of a route, loaded once. A failed one stays failed until `forgetScreen`. */
export function screenOf(route: ScreenRoute): Resource<LoadedScreen> {
  const known = screens.get(route.path);
  if (known) return known;
  const resource = trackResource(load(route));
  screens.set(route.path, resource);
  return resource;
}

/** After a failure: the next `screenOf` loads anew. */
export function forgetScreen(route: ScreenRoute): void {
  screens.delete(route.path);
}

async function load({ owner, path }: ScreenRoute): Promise<LoadedScreen> {
  const { routes, catalogs } =
    owner === 'shell' ? { routes: ownScreens, catalogs: undefined } : await registry.load(owner);
  const definition = routes.find((candidate) => candidate.path === path);
  if (!definition) throw new MissingScreenError(path);
  const [{ Screen }] = await Promise.all([
    definition.load(),
    catalogs ? loadCatalogs(catalogs) : undefined,
  ]);
  return { Screen, title: definition.title };
}

/** A route of the table whose owner, in the version at hand, has no screen for it. */
export class MissingScreenError extends Error {
  override name = 'MissingScreenError';

  constructor(path: string) {
    super(`No screen for ${path}.`);
  }
}
