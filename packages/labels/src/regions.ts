import { useLingui } from '@lingui/react/macro';
import type { Option } from '@tolk/design-system/fields';
import { countries } from '@tolk/domain/dictionaries/countries';
import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { useLanguage } from '@tolk/i18n';
import { useEffect, useState } from 'react';
import { choiceOf } from './choices.ts';
import { nameIn } from './names.ts';
import { usePeopleNames } from './people.ts';
import { placeNames } from './place-names.ts';

interface City extends DictionaryEntry {
  /** Code of the province that a city lies in. */
  parent?: string;
}

interface Regions {
  cities: readonly City[];
  provinces: readonly DictionaryEntry[];
}

let known: Regions | undefined;

/** Several hundred, so they are fetched when first shown. */
async function loadRegions(): Promise<Regions> {
  const [{ cities }, { provinces }] = await Promise.all([
    import('@tolk/domain/dictionaries/cities'),
    import('@tolk/domain/dictionaries/provinces'),
  ]);
  known = { cities, provinces };
  return known;
}

/**
 * Loads a screen and the names of regions side by side: for a screen that is fetched before it is
 * asked for and must not fetch more when it is shown. Without the names it shows all the same.
 */
export function withRegions<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([load(), loadRegions().catch(() => undefined)]);
    return screen;
  };
}

function useRegions(): Regions | undefined {
  const [regions, setRegions] = useState(known);
  useEffect(() => {
    if (known) return;
    // Without them codes stay codes; the next screen tries again.
    void loadRegions().then(setRegions, () => undefined);
  }, []);
  return regions;
}

/** Name of a posting's region: remote work, a city or a province; empty until the names have arrived. */
export function useRegionName(): (region: string) => string {
  const language = useLanguage();
  const { t } = useLingui();
  const regions = useRegions();
  return (region) => {
    if (region === 'remote') return t({ message: 'Remote', context: 'option' });
    return regions ? nameIn([...regions.cities, ...regions.provinces], region, language) : '';
  };
}

/** A person's country, region and written location as one list, each place once. */
export function usePlaceNames(): (
  named: { nationality?: string; region: string },
  location: string,
) => string[] {
  const language = useLanguage();
  const people = usePeopleNames();
  const regionName = useRegionName();
  const { cities = [], provinces = [] } = useRegions() ?? {};
  const places = [...cities, ...provinces, ...countries];
  return ({ nationality, region }, location) =>
    placeNames(
      [
        nationality === undefined ? '' : people('nationality', nationality),
        region === '' ? '' : regionName(region),
      ],
      location,
      { places, language: language === 'en' ? 'en' : 'zh' },
    );
}

/** Remote work first, then every city with its province. */
export function useRegionChoices(): Option[] {
  const language = useLanguage();
  const { t } = useLingui();
  const { cities = [], provinces = [] } = useRegions() ?? {};
  return [
    {
      value: 'remote',
      label: t({ message: 'Remote', context: 'option' }),
      keywords: 'remote 远程 线上',
    },
    ...cities.map((city) =>
      choiceOf(city, language, nameIn(provinces, city.parent ?? '', language)),
    ),
  ];
}
