import { useLingui } from '@lingui/react';
import type { MenuEntry as LayoutEntry } from '@tolk/design-system/portal';
import type { MenuEntry, MenuLink, RemoteName } from '@tolk/platform';
import { useMemo } from 'react';
import { useReadyRemote } from '../screens/remote-of.ts';
import { shownEntries } from './shown-entries.ts';
import type { UnreadCounts } from './use-unread-counts.ts';

/** The menu of a remote; empty while it loads and when it can't be reached. */
export function usePortalMenu(
  name: RemoteName,
  counts: UnreadCounts,
  shown: (link: MenuLink) => boolean = everything,
): readonly LayoutEntry[] {
  const remote = useReadyRemote(name);
  const { _ } = useLingui();
  return useMemo(() => {
    const link = ({ label, path, hint, icon: Icon, badge, matches }: MenuLink): LayoutEntry => ({
      key: path,
      label: _(label),
      path,
      ...(hint ? { hint: _(hint) } : {}),
      ...(Icon ? { icon: <Icon /> } : {}),
      ...(badge ? { badge: counts[badge] } : {}),
      ...(matches ? { matches } : {}),
    });
    const entry = (one: MenuEntry): LayoutEntry => {
      if (!('children' in one)) return link(one);
      const { label, hint, icon: Icon, children } = one;
      return {
        key: _(label),
        label: _(label),
        ...(hint ? { hint: _(hint) } : {}),
        ...(Icon ? { icon: <Icon /> } : {}),
        children: children.map(link),
      };
    };
    return shownEntries(remote?.menu ?? [], shown).map(entry);
  }, [remote, counts, shown, _]);
}

const everything = () => true;
