import type { MessageDescriptor } from '@lingui/core';
import type { OrganisationScope, StaffScope } from '@tolk/domain';
import type { CatalogLoaders } from '@tolk/i18n';
import type { ComponentType } from 'react';
import type { PathOf, RemoteName } from './route-table.ts';

/** A screen's module: it exports its component as `Screen`. */
export interface ScreenModule {
  Screen: ComponentType;
}

/** One screen of a remote; `load` is one `import()`, so that each screen is a chunk of its own. */
export interface ScreenDefinition<Path extends string = string> {
  path: Path;
  load: () => Promise<ScreenModule>;
  /** Names the browser's tab and is announced to screen readers after navigation. */
  title: MessageDescriptor;
  /** One or two sentences for search engines and link previews; prerendered pages have it. */
  description?: MessageDescriptor;
}

/**
 * Unread messages; unread notifications with the answers to feedback, which stand on the same screen; notes
 * of colleagues that name a member of the staff, at the service desk and at all other work.
 */
export type MenuBadge = 'message' | 'notification' | 'mention' | 'work';

export interface MenuLink<Path extends string = string> {
  label: MessageDescriptor;
  path: Path;
  /** What is behind it, as a sentence, where the label doesn't say it all. */
  hint?: MessageDescriptor;
  icon?: ComponentType;
  /** Which unread count stands beside it. */
  badge?: MenuBadge;
  /** Of the staff's console: shown to roles that may enter this scope. */
  scope?: StaffScope;
  /** Hidden from a member of an organisation whose roles don't reach into this scope. */
  memberScope?: OrganisationScope;
  /** Further addresses that light this entry up, e.g. a detail of the list it leads to. */
  matches?: readonly Path[];
}

export interface MenuGroup<Path extends string = string> {
  label: MessageDescriptor;
  /** What is behind it, as a sentence, where the label doesn't say it all. */
  hint?: MessageDescriptor;
  icon?: ComponentType;
  children: readonly MenuLink<Path>[];
}

export type MenuEntry<Path extends string = string> = MenuLink<Path> | MenuGroup<Path>;

/** What a remote's `./remote` module exports as `remote`. */
export interface RemoteDefinition<Path extends string = string> {
  name: RemoteName;
  routes: readonly ScreenDefinition<Path>[];
  /** The left menu; an entry stands here once its screen is among `routes`. */
  menu?: readonly MenuEntry<Path>[];
  catalogs: CatalogLoaders;
}

/**
 * Declares a remote. Paths are those that the contract's route table gives to it: a screen for a
 * path of another remote, or a menu entry that leads to one, doesn't compile.
 */
export function defineRemote<const Name extends RemoteName>(
  definition: RemoteDefinition<PathOf<Name>> & { name: Name },
): RemoteDefinition {
  return definition;
}
