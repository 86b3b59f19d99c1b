import { i18n, type Messages } from '@lingui/core';
import { commitLanguage, getLanguage, markDocument } from './language-store.ts';
import type { Language } from './languages.ts';

/** One package's catalogs: `{ en: () => import('./locales/en.mjs'), 'zh-CN': … }`. */
export type CatalogLoaders = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

/** The catalogs of an app together with those of packages that are bundled into it. */
export function mergeCatalogs(...all: readonly CatalogLoaders[]): CatalogLoaders {
  const loadAll = (language: Language) => async () => {
    const loadedNow = await Promise.all(all.map((loaders) => loaders[language]()));
    return {
      messages: Object.assign({}, ...loadedNow.map(({ messages }) => messages)) as Messages,
    };
  };
  return { en: loadAll('en'), 'zh-CN': loadAll('zh-CN') };
}

const merged: Record<Language, Messages> = { en: {}, 'zh-CN': {} };
const loaded = new Map<CatalogLoaders, Set<Language>>();
let wanted: Language = getLanguage();

// Messages arrive later; without an active language Lingui renders nothing at all.
i18n.loadAndActivate({ locale: wanted, messages: merged[wanted] });
markDocument(wanted);

async function load(loaders: CatalogLoaders, language: Language): Promise<void> {
  const { messages } = await loaders[language]();
  // No event: what renders these messages waits for loadCatalogs, and a re-render of the whole page would break hydration.
  Object.assign(merged[language], messages);
  loaded.get(loaders)?.add(language);
}

function missing(language: Language): CatalogLoaders[] {
  return [...loaded].filter(([, has]) => !has.has(language)).map(([loaders]) => loaders);
}

/**
 * Adds a package's catalogs and loads the language in use (and the one being switched to).
 * Await it before rendering that package. Rejects when the catalog can't be fetched; call again to retry.
 */
export async function loadCatalogs(loaders: CatalogLoaders): Promise<void> {
  const has = loaded.get(loaders) ?? new Set<Language>();
  loaded.set(loaders, has);
  const needed = new Set([getLanguage(), wanted]);
  await Promise.all([...needed].filter((one) => !has.has(one)).map((one) => load(loaders, one)));
}

/**
 * Switches the interface: fetches the missing catalogs of every registered package, then activates once.
 * Nothing is remounted, so what a person has typed stays. A later call overtakes an earlier one.
 * Rejects when a catalog can't be fetched; the old language stays.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    for (let rest = missing(language); rest.length > 0; rest = missing(language)) {
      await Promise.all(rest.map((loaders) => load(loaders, language)));
    }
  } catch (error) {
    if (wanted === language) wanted = getLanguage();
    throw error;
  }
  if (wanted !== language) return;
  i18n.loadAndActivate({ locale: language, messages: merged[language] });
  commitLanguage(language);
}
