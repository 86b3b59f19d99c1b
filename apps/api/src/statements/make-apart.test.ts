import { bytesOf } from '../files/archive/bytes.ts';
import { readDirectory } from '../files/archive/directory.ts';
import { unpackWhole } from '../files/archive/unpack.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';
import { makeApart } from './make-apart.ts';
import type { Statement } from './statement.ts';

const operator = '通译网络科技（北京）有限公司';
const statement: Statement = {
  language: 'zh-CN',
  title: '结算单',
  subject: 'TS20261121-000012',
  fileName: 'settlement',
  issued: '2026-11-21 21:55 生成',
  facts: [{ label: '译员', value: '赵喆昇 Dvořák' }],
  columns: [
    { title: '项目', wide: true },
    { title: '收入 (CNY)', currency: 'CNY' },
  ],
  rows: [
    ['供应合同翻译（中译英）', 128_000],
    ['=1+1', -5],
  ],
  empty: '暂无记录。',
  totals: [{ label: '到账金额', money: { amount: 12_345, currency: 'USD' }, strong: true }],
  notes: ['不作为税务发票。'],
};

it('a PDF holds its Chinese text, so that it can be searched and copied', async () => {
  const pdf = await makeApart({ statement, format: 'pdf', operator }, 'ann');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const [page = '', ...others] = await pagesOfPdf(pdf);
  expect(others).toEqual([]);
  for (const text of [
    '结算单',
    operator,
    '赵喆昇',
    'Dvořák',
    '供应合同翻译（中译英）',
    '¥ 1,280.00',
    '−¥ 0.05',
    '$ 123.45 USD',
    '第 1 页，共 1 页',
  ])
    expect(page).toContain(text);
});

it('a PDF parts no name of a column that stays whole, however narrow it gets', async () => {
  const pair = '中文（简体） → 英语';
  const times = Array.from({ length: 6 }, () => ({ title: '时间', times: true as const }));
  const columns = [
    { title: '订单名称', wide: true as const },
    { title: '语言', whole: true as const },
    ...times,
  ];
  const name = '跨境并购尽职调查报告'.repeat(12);
  const rows = [[name, pair, ...times.map(() => '2026-11-21 21:55')]];
  const narrow = { ...statement, columns, rows };
  const [page = ''] = await pagesOfPdf(
    await makeApart({ statement: narrow, format: 'pdf', operator }, 'ann'),
  );
  expect(page).not.toContain(pair);
  for (const language of ['中文（简体）', '英语']) expect(page).toContain(language);
});

it('a long PDF numbers its pages and repeats the head of its table', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`项目 ${index}`, index]);
  const pages = await pagesOfPdf(
    await makeApart({ statement: { ...statement, rows }, format: 'pdf', operator }, 'ann'),
  );
  expect(pages).toHaveLength(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`第 ${index + 1} 页，共 3 页`);
    expect(page).toContain('TS20261121-000012');
  }
  expect(pages[1]).toContain('收入 (CNY)');
});

const byClient = {
  title: '按客户',
  columns: [
    { title: '客户', wide: true as const },
    { title: '实得收入 (CNY)', currency: 'CNY' },
  ],
  rows: [['北辰能源', 64_050]],
  empty: '暂无记录。',
};
const byPair = {
  ...byClient,
  title: '按语言对',
  columns: [{ title: '语言对', wide: true as const }, ...byClient.columns.slice(1)],
  rows: [['中文译英语', 64_050]],
};

it('a PDF has further tables under their titles', async () => {
  const made = { ...statement, further: [byClient, byPair] };
  const bytes = await makeApart({ statement: made, format: 'pdf', operator }, 'ann');
  const [page = ''] = await pagesOfPdf(bytes);
  for (const text of ['按客户', '实得收入', '北辰能源', '¥ 640.50', '按语言对', '中文译英语'])
    expect(page).toContain(text);
});

async function sheetOf(made: Statement, number = 1) {
  const bytes = bytesOf(await makeApart({ statement: made, format: 'xlsx', operator }, 'ann'));
  const entries = await readDirectory(bytes);
  const part = async (name: string) => {
    const entry = entries.find((each) => each.name === name);
    return entry === undefined ? '' : (await unpackWhole(bytes, entry)).toString();
  };
  const strings = [...(await part('xl/sharedStrings.xml')).matchAll(/<si><t[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  );
  const sheet = await part(`xl/worksheets/sheet${number}.xml`);
  const cells = [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(?:<v>([^<]*)<\/v>)?/g)].map(
    ([, place = '', attributes = '', value]) => [
      place,
      attributes.includes('t="s"') ? strings[Number(value)] : Number(value),
    ],
  );
  return { sheet, cells: Object.fromEntries(cells) as Record<string, string | number> };
}

it('a worksheet has texts as texts and amounts as numbers', async () => {
  const { sheet, cells } = await sheetOf(statement);
  expect(cells).toMatchObject({
    A1: '结算单',
    B2: '赵喆昇 Dvořák',
    A5: '供应合同翻译（中译英）',
    B5: 1280,
    A6: '=1+1',
    B6: -0.05,
    B8: 123.45,
    C8: 'USD',
  });
  expect(sheet).not.toContain('<f>');
});

it('a worksheet shows a text that reads like a code of Excel’s as it is, not the character', async () => {
  const rows = [['Nord_x202E_haus_x000a__x0041', 100]];
  const { cells } = await sheetOf({ ...statement, rows });
  expect(cells['A5']).toBe('Nord_x005F_x202E_haus_x005F_x000a__x0041');
});

it('each further table is a worksheet of its own', async () => {
  const { cells } = await sheetOf({ ...statement, further: [byClient, byPair] }, 3);
  expect(cells).toEqual({
    A1: '语言对',
    B1: '实得收入 (CNY)',
    A2: '中文译英语',
    B2: 640.5,
  });
});

it('a worksheet has times as dates, which a spreadsheet sorts, by the clocks of Beijing', async () => {
  const { cells } = await sheetOf({
    ...statement,
    columns: [{ title: '时间', times: true }, ...statement.columns.slice(1)],
    rows: [
      ['2026-11-21 21:55', 100],
      ['', 200],
    ],
  });
  // Days since the end of 1899.
  expect(cells['A5']).toBeCloseTo(46_347.9132, 4);
  expect(cells['A6']).not.toEqual(expect.any(Number));
});

it('calls go on while a document is made', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => [`项目 ${index}`, index]);
  const making = { done: false };
  const made = makeApart(
    { statement: { ...statement, rows }, format: 'pdf', operator },
    'ann',
  ).then(() => {
    making.done = true;
  });
  let turns = 0;
  while (!making.done) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    turns += 1;
  }
  await made;
  expect(turns).toBeGreaterThan(20);
});

it('a table of a year costs the thread of the calls next to nothing', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [
    `供应合同翻译（中译英），第 ${index} 部分 “Supply contract”`,
    index,
  ]);
  const before = process.threadCpuUsage();
  const made = await makeApart(
    { statement: { ...statement, rows }, format: 'csv', operator },
    'ann',
  );
  const { user, system } = process.threadCpuUsage(before);
  expect(made.toString().match(/Supply contract/g)).toHaveLength(20_000);
  // Microseconds; what it takes to hand the rows over.
  expect(user + system).toBeLessThan(300_000);
});

it('nobody keeps others waiting with more than three documents', async () => {
  const askedBy = (personId: string) =>
    makeApart({ statement, format: 'xlsx', operator }, personId);
  const own = ['ann', 'ann', 'ann'].map(askedBy);
  await expect(askedBy('ann')).rejects.toMatchObject({ name: 'CallRefusal' });
  await expect(askedBy('bo')).resolves.toBeInstanceOf(Buffer);
  await Promise.all(own);
  await expect(askedBy('ann')).resolves.toBeInstanceOf(Buffer);
});
