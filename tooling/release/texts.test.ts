import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untranslated } from './texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const header = 'msgid ""\nmsgstr ""\n"Language: zh-CN\\n"\n';
const write = (language: string, messages: string) =>
  writeFileSync(join(folder, `src/locales/${language}.po`), `${header}\n${messages}`);

it('a message without a translation is named, with its catalog', () => {
  write('en', 'msgid "Job list"\nmsgstr "Job list"\n');
  write('zh-CN', 'msgid "Job list"\nmsgstr ""\n\nmsgid "Orders"\nmsgstr "订单"\n');
  expect(untranslated(folder)).toEqual([
    `${folder}/src/locales/zh-CN.po: “Job list” has no translation`,
  ]);
});

it('a package whose catalogs are whole has no fault, one without a catalog has', () => {
  write('en', 'msgid "Job list"\nmsgstr "Job list"\n');
  expect(untranslated(folder)).toEqual([`${folder}/src/locales/zh-CN.po is missing`]);
  write('zh-CN', 'msgid "Job list"\nmsgstr "项目列表"\n');
  expect(untranslated(folder)).toEqual([]);
});
