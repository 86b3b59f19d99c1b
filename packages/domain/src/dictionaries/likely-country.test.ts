import { countries } from './countries.ts';
import { currencies } from './currencies.ts';
import { likelyCountry, likelyCurrency } from './likely-country.ts';

describe('the country that a browser stands in', () => {
  it.each([
    ['Asia/Shanghai', ['zh-CN'], 'CN', 'CNY'],
    ['Asia/Urumqi', ['en-US'], 'CN', 'CNY'],
    // Many people there use their computer in English.
    ['Europe/Berlin', ['en-US', 'en'], 'DE', 'EUR'],
    ['Europe/Stockholm', ['sv-SE'], 'SE', 'SEK'],
    ['America/Indiana/Knox', ['zh-CN'], 'US', 'USD'],
    ['Asia/Hong_Kong', ['zh-HK'], 'HK', 'HKD'],
    // No currency of ours.
    ['Europe/Warsaw', ['pl-PL'], 'PL', 'USD'],
    ['UTC', ['en', 'pt-BR'], 'BR', 'BRL'],
    ['Mars/Olympus', ['not a locale', 'fr-CH'], 'CH', 'CHF'],
  ])('with %s and %j is %s, which pays in %s', (zone, locales, value, currency) => {
    const country = likelyCountry({ zone, locales });
    expect(country?.value).toBe(value);
    expect(likelyCurrency(country)).toBe(currency);
  });

  it('is not guessed from a language alone', () => {
    expect(likelyCountry({ zone: 'UTC', locales: ['en', 'zh'] })).toBeNull();
    expect(likelyCurrency(null)).toBe('CNY');
  });
});

it('each country pays in one currency of the list', () => {
  const known = new Set(countries.map(({ value }) => value));
  const used = currencies.flatMap(({ usedIn }) => usedIn);
  expect(used.filter((value) => !known.has(value))).toEqual([]);
  expect(new Set(used).size).toBe(used.length);
});
