import { addSighting } from './flaky-list.ts';

it('a flaky test keeps its earlier sightings', () => {
  const list = { 'a › pays': { '2026-11-01T00:00:00.000Z': 'a usual run' } };
  const tests = ['a › pays', 'b › refunds'];
  const at = new Date('2026-11-02T00:00:00Z');
  expect(addSighting(list, tests, at, '--shuffle=7')).toEqual({
    'a › pays': {
      '2026-11-01T00:00:00.000Z': 'a usual run',
      '2026-11-02T00:00:00.000Z': '--shuffle=7',
    },
    'b › refunds': { '2026-11-02T00:00:00.000Z': '--shuffle=7' },
  });
});
