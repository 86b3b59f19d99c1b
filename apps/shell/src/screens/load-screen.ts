import type { MessageDescriptor } from '@lingui/core';
import { trackResource, type Resource, type ScreenRoute } from '@tolk/platform';
import type { ComponentType } from 'react';
import { ownScreens } from './own-screens.ts';
import { remoteOf } from './remote-of.ts';

export interface LoadedScreen {
  Screen: ComponentType;
  title: MessageDescriptor;
  description?: MessageDescriptor | undefined;
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

/** After a failure: the next `screenOf` loads again. */
export function forgetScreen({ path }: ScreenRoute): void {
  screens.delete(path);
}

/** Loads a screen that may be wanted soon; a failure is met again, and shown, when it is. */
export async function preloadScreen(route: ScreenRoute): Promise<void> {
  await screenOf(route).catch(() => forgetScreen(route));
}

async function load({ owner, path }: ScreenRoute): Promise<LoadedScreen> {
  const routes = owner === 'shell' ? ownScreens : (await remoteOf(owner)).routes;
  const definition = routes.find((candidate) => candidate.path === path);
  if (!definition) throw new MissingScreenError(path);
  const { Screen } = await definition.load();
  return { Screen, title: definition.title, description: definition.description };
}

/** A route of the table for which its owner, in the version at hand, has no screen. */
export class MissingScreenError extends Error {
  override name = 'MissingScreenError';

  constructor(path: string) {
    super(`No screen for ${path}.`);
  }
}
