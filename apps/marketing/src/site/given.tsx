import { styled } from '@tolk/design-system';
import { siteInfo, type SiteInfo } from '@tolk/platform';
import type { ReactNode } from 'react';

export type SiteSetting = keyof SiteInfo;

/**
 * Marks what is true only of an installation with this setting, for `hiddenUnlessGiven`: style decides,
 * since the values are tokens while a page is prerendered (see `siteInfo`).
 */
export function given(setting: SiteSetting | undefined) {
  return setting === undefined ? {} : { 'data-given': siteInfo()[setting] };
}

export const hiddenUnlessGiven = { '&[data-given=""]': { display: 'none' } } as const;

const Words = styled('span')(hiddenUnlessGiven);

/** Words of a sentence that are true only of an installation with this setting. */
export function Given({ setting, children }: { setting: SiteSetting; children: ReactNode }) {
  return <Words {...given(setting)}>{children}</Words>;
}
