import { countNote } from './count-note.ts';

it.each([
  [{ count: 0 }, { note: '0' }],
  [{ count: 1_204, atLeast: false }, { note: '1,204' }],
  [{ count: 1_204, atLeast: true }, { note: '1,204+' }],
  [{ count: 0, atLeast: true }, {}],
])('of %j stands %j beside the choice: none is said only where there is none', (counted, said) => {
  expect(countNote(counted, 'en')).toEqual(said);
});
