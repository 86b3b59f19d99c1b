import type { MenuEntry, MenuLink } from '@tolk/platform';

/** The entries of a menu that somebody may open; of a group what is left of it, if anything is. */
export function shownEntries(
  menu: readonly MenuEntry[],
  shown: (link: MenuLink) => boolean,
): readonly MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    if (!('children' in entry)) return shown(entry) ? [entry] : [];
    const children = entry.children.filter(shown);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
