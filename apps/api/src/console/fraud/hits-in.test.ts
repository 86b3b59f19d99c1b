import { Writable } from 'node:stream';
import { limits } from '@tolk/domain';
import { pino } from 'pino';
import { hitsIn } from './hits-in.ts';
import { hitsInAll } from './search-texts.ts';
import type { WrittenText } from './written-text-repository.ts';

const written = (text: string): WrittenText => ({
  source: 'one',
  person_id: '00000000-0000-4000-8000-000000000001',
  to_id: null,
  at: new Date('2026-11-26T12:00:00Z'),
  text,
  quoted: '',
  company: null,
});
const numbers = Array.from({ length: 1_600 }, (_, at) => String(13_800_000_000 + at)).join(' ');

it('only so many contacts of one text are noted', () => {
  expect(hitsIn('message', written(numbers))).toHaveLength(limits.fraud.contacts);
});

it.each([
  ['many distinct numbers', numbers],
  ['an address of dots', `http://a${'…'.repeat(6_000)}x`],
  ['signs that stand for many', `${'\uFDFA'.repeat(10_000)}一二三四五六`],
])('%s take little time', (_what, text) => {
  hitsIn('application', written(text));
  const before = process.threadCpuUsage();
  hitsIn('application', written(text));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(200);
});

it('a text that cannot be searched is passed over, and its words are not logged', async () => {
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString());
        done();
      },
    }),
  );
  const broken = Object.defineProperty(written(''), 'text', {
    get() {
      throw new RangeError('secret words');
    },
  });
  const hits = await hitsInAll('message', [broken, written('Call 13912345678.')], log);
  expect(hits).toMatchObject([{ shown: '139…678' }]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ place: 'message', source: 'one' });
  expect(lines[0]).not.toContain('secret');
});
