import type { Queryable } from '../../database/schema.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { keptWhileFresh } from './hall-memory.ts';

const tolk = testApp();
const now = new Date();

function counting(db: Queryable) {
  const counted: string[] = [];
  const ask = (key: string) =>
    keptWhileFresh(db, key, now, () => {
      counted.push(key);
      return Promise.resolve(key);
    });
  return { counted, ask };
}

it('what many ask for stays, whatever others ask for alone', async () => {
  const { counted, ask } = counting(tolk.app.deps.db);
  await ask('shared');
  for (let at = 0; at < 1_200; at += 1) {
    await ask(`alone ${at}`);
    if (at % 100 === 0) await ask('shared');
  }
  expect(counted.filter((key) => key === 'shared')).toHaveLength(1);
  await ask('alone 0');
  await ask('alone 1199');
  expect(counted.filter((key) => key === 'alone 0')).toHaveLength(2);
  expect(counted.filter((key) => key === 'alone 1199')).toHaveLength(1);
});
