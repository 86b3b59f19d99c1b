import { cacheTags } from '@tolk/contract/tags';
import { addMs, limits, MINUTE, SECOND } from '@tolk/domain';
import { createRecentInvalidations } from './recent-invalidations.ts';

const start = new Date('2026-03-01T08:00:00Z');

function atTea() {
  let now = start;
  const recent = createRecentInvalidations({ now: () => now });
  const wait = (ms: number) => {
    now = addMs(now, ms);
  };
  wait(limits.sockets.recallMs);
  return { recent, wait };
}

it('a screen hears what changed since it began to fetch, each kind once', () => {
  const { recent, wait } = atTea();
  recent.note('ping', ['Order']);
  recent.note('ping', ['Order', 'Payment']);
  recent.note('lu', ['Posting']);
  wait(SECOND);
  expect(recent.within('ping', 2 * SECOND)).toEqual(['Order', 'Payment']);
  expect(recent.within('lu', 2 * SECOND)).toEqual(['Posting']);
  expect(recent.within('mei', 2 * SECOND)).toEqual([]);
});

it('what changed before is not told, but for the time a handshake may take', () => {
  const { recent, wait } = atTea();
  recent.note('ping', ['Order']);
  wait(20 * SECOND);
  expect(recent.within('ping', 15 * SECOND)).toEqual(['Order']);
  expect(recent.within('ping', 14 * SECOND)).toEqual([]);
});

it('a screen that stood longer than the server recalls may have missed anything', () => {
  const { recent } = atTea();
  expect(recent.within('ping', limits.sockets.recallMs)).toBe(cacheTags);
});

it('so may one that stood before the server began to listen', () => {
  const recent = createRecentInvalidations({ now: () => start });
  expect(recent.within('ping', MINUTE)).toBe(cacheTags);
  expect(recent.within('ping', 0)).toBe(cacheTags);
});

it('what nobody can ask for any more is forgotten', () => {
  const { recent, wait } = atTea();
  recent.note('ping', ['Order']);
  wait(limits.sockets.recallMs + SECOND);
  recent.note('lu', ['Posting']);
  recent.note('ping', ['Payment']);
  expect(recent.within('ping', 0)).toEqual(['Payment']);
});
