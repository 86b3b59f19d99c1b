import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';

export interface Region extends DictionaryEntry {
  /** Code of the province that a city lies in. */
  parent?: string;
}

export interface Regions {
  cities: readonly Region[];
  provinces: readonly Region[];
}

let loaded: Promise<Regions> | undefined;

/** Cities and provinces; several hundred, so they are fetched when first shown. */
export function loadRegions(): Promise<Regions> {
  loaded ??= Promise.all([
    import('@tolk/domain/dictionaries/cities'),
    import('@tolk/domain/dictionaries/provinces'),
  ]).then(([{ cities }, { provinces }]) => ({ cities, provinces }));
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
