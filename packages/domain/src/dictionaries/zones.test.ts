import { countries } from './countries.ts';
import { countryZones, zonePlace } from './zones.ts';

it('every zone that is a place lies in one country of the list', () => {
  const codes = countries.map(({ value }) => value);
  for (const zone of Intl.supportedValuesOf('timeZone').filter((one) => one.includes('/'))) {
    expect([zone, codes]).toEqual([zone, expect.arrayContaining([zonePlace(zone)?.country])]);
  }
  const all = Object.values(countryZones).flatMap(({ zones }) => zones);
  expect(new Set(all).size).toBe(all.length);
});

it.each([
  ['Asia/Calcutta', 'IN', 'New Delhi Delhi 新德里 德里'],
  ['Asia/Kolkata', 'IN', 'New Delhi Delhi 新德里 德里'],
  ['Asia/Shanghai', 'CN', 'Beijing 北京 上海'],
  ['Asia/Urumqi', 'CN', undefined],
  ['America/New_York', 'US', 'Washington 华盛顿'],
  ['America/Denver', 'US', undefined],
])('%s is in %s, with the capital %s', (zone, country, capital) => {
  expect(zonePlace(zone)).toMatchObject({ country });
  expect(zonePlace(zone)?.capital).toBe(capital);
});

it('UTC is nowhere', () => {
  expect(zonePlace('UTC')).toBeUndefined();
});
