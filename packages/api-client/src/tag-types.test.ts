import { cacheTags } from '@tolk/contract';
import { tagTypes } from './tolk-api.ts';

it('the API knows exactly the tags of the contract', () => {
  expect([...tagTypes].sort()).toEqual([...cacheTags].sort());
});
