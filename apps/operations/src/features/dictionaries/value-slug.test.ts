import { valueSlug } from './value-slug.ts';

it.each([
  ['Law & contracts', 'law-contracts'],
  ['  Café culture ', 'cafe-culture'],
  ['3D printing', '3d-printing'],
  ['“Quoted”', 'quoted'],
  ['法律', ''],
  ['Pharmaceutical and medical device regulation', 'pharmaceutical-and-medical-device-regula'],
  ['Pharmaceutical and medical device regula tion', 'pharmaceutical-and-medical-device-regula'],
])('%s is suggested as %s', (name, value) => {
  expect(valueSlug(name)).toBe(value);
});
