import { noSite, pageToken, siteElementId, siteFields, type SiteInfo } from '@tolk/contract/site';

let known: SiteInfo | undefined;

/**
 * What this installation says about itself: filing numbers, contact, accounts to follow; '' where nothing
 * is configured. While a page is prerendered each value is a token that the api replaces, so it has to be
 * rendered as it is, unconditionally and whole: never test, cut or encode it.
 */
export function siteInfo(): SiteInfo {
  known ??= typeof document === 'undefined' ? tokens() : fromPage();
  return known;
}

function tokens(): SiteInfo {
  return Object.fromEntries(siteFields.map((name) => [name, pageToken(name)])) as Record<
    keyof SiteInfo,
    string
  >;
}

function fromPage(): SiteInfo {
  const text = document.getElementById(siteElementId)?.textContent;
  return text ? { ...noSite, ...(JSON.parse(text) as Partial<SiteInfo>) } : noSite;
}
