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

const excerpts = (text: string) => hitsIn('message', written(text)).map(({ excerpt }) => excerpt);

it.each([
  ['QQ:12345 is mine', ['1…5 is mine']],
  ['vx ab123', ['a…3']],
  ['IBAN: DE89 3704 0044 0532 0130 00 is mine', ['IBAN: … is mine']],
  ['My IBAN is de89370400440532013000', ['My IBAN is …']],
  ['我的银行卡号 6222 0212 3456 7890 123', ['我的银行卡号 …']],
  ['我的银行卡号６２２２０２１２３４５６', ['我的银行卡号…']],
])('excerpts of “%s” show neither contacts nor accounts', (text, shown) => {
  expect(excerpts(text)).toEqual(shown);
});

it.each([0, 3, 6, 9, 12])('a contact at the edge is masked (%i)', (moved) => {
  const filler = (length: number) => '译'.repeat(length);
  const text = `13912340055${filler(60 + moved)}pay me directly${filler(60 + moved)}13800138000`;
  for (const excerpt of excerpts(text)) expect(excerpt).not.toMatch(/\d{4}/);
});

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
