import { countries, type CountryEntry } from './countries.ts';
import { currencies } from './currencies.ts';

/** What a browser says of its place. */
export interface Surroundings {
  /** IANA name of its zone. */
  zone: string;
  /** Its languages, the preferred first: `de-AT`. */
  locales: readonly string[];
}

/**
 * Where somebody probably is: by the clock, since many people use a program in a language of elsewhere,
 * else by the country of their language. Null where neither says it.
 */
export function likelyCountry({ zone, locales }: Surroundings): CountryEntry | null {
  const byClock = countries.find(({ value }) => zonesOf(value).includes(zone));
  if (byClock) return byClock;
  const regions = locales.map(regionOf);
  return countries.find(({ value }) => value === regions.find(Boolean)) ?? null;
}

/** What is paid in there, where it is a currency of ours, else US dollar; yuan where nothing is known. */
export function likelyCurrency(country: CountryEntry | null): string {
  if (country === null) return 'CNY';
  return currencies.find(({ usedIn }) => usedIn.includes(country.value))?.value ?? 'USD';
}

/** Browsers that don't know the zones of a country leave it to the language. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? [];
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}
