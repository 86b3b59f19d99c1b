import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../command.ts';
import { parsePo, type Message } from '@tolk/i18n/po';
import { judge, type Step } from '../step.ts';
import { packageFolders, root } from '../workspace.ts';

/** Names are written alike in both languages. */
const names = new Set([
  'Tolk',
  'English',
  '简体中文',
  '中文',
  'PayPal',
  'Payoneer',
  'WeChat',
  'QQ',
  'Skype',
  'ID',
  'PDF',
  'CNY',
  'USD',
]);
const macro = /from '@lingui\/(?:core|react)\/macro'/;
const chinese = /\p{Script=Han}/u;

/** Whether a person reads words in it: `{0} / {1}`, `<0/>` and figures need no translation. */
const hasWords = (text: string) => /\p{Letter}/u.test(text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ''));

/**
 * Whether a text is one word or two: such words mean different things in different places ("From" is a
 * date or a language), unless a value within the text shows what they are about.
 */
function isTerse(text: string): boolean {
  const words = text.match(/\p{Letter}[\p{Letter}\p{Mark}'’./-]*/gu) ?? [];
  return words.length > 0 && words.length <= 2 && !/[{}<>]/.test(text);
}

/** The texts of one or two words that do not say where they stand. */
export function findBareTexts(messages: readonly Message[]): string[] {
  return messages
    .filter(({ id, context }) => !context && !names.has(id) && isTerse(id))
    .map(({ id }) => `“${id}” is short and has no context, such as context: 'button'`);
}

/** What is wrong with one message in a catalog of the given language, or undefined. */
export function findFault({ id, text }: Message, language: string): string | undefined {
  if (text.trim() === '') return 'has no translation';
  if (names.has(text) || !hasWords(text)) return undefined;
  if (language === 'zh-CN' && text === id) return 'is still English';
  if (language === 'en' && chinese.test(text)) return 'is Chinese in the English catalog';
  return undefined;
}

type Catalog = { file: string; messages: readonly Message[] };

/**
 * Where two catalogs translate one English text differently. At run time all catalogs share their ids
 * (text and context), so that whichever was loaded last would speak for both.
 */
export function findContradictions(catalogs: readonly Catalog[]): string[] {
  const known = new Map<string, { file: string; text: string }>();
  return catalogs.flatMap(({ file, messages }) =>
    messages.flatMap(({ id, text, context = '' }) => {
      const key = `${context}\n${id}`;
      const first = known.get(key);
      if (!first) known.set(key, { file, text });
      return first && first.text !== text
        ? [`${file}: “${id}” is “${text}”, but “${first.text}” in ${first.file}`]
        : [];
    }),
  );
}

const catalogOf = (folder: string, language: string) => `${folder}/src/locales/${language}.po`;

const readCatalog = (file: string): Catalog => ({
  file,
  messages: parsePo(readFileSync(join(root, file), 'utf8')),
});

function findFaults(folder: string, language: string): string[] {
  const file = catalogOf(folder, language);
  if (!existsSync(join(root, file))) return [`${file}: is missing; run: npm run i18n`];
  const { messages } = readCatalog(file);
  const faults = messages.flatMap((message) => {
    const fault = findFault(message, language);
    return fault ? [`“${message.id}” ${fault}`] : [];
  });
  const bare = language === 'en' ? findBareTexts(messages) : [];
  return [...faults, ...bare].map((fault) => `${file}: ${fault}`);
}

function usesMacros(folder: string): boolean {
  const source = join(root, folder, 'src');
  if (!existsSync(source)) return false;
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).some(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) && macro.test(readFileSync(join(source, file), 'utf8')),
  );
}

async function findDrift(folder: string): Promise<string[]> {
  const result = await runTool('@lingui/cli/dist/lingui.js', ['check', 'sync', '--verbose'], {
    cwd: join(root, folder),
  });
  return result.code === 0
    ? []
    : [`${folder}: the catalogs are out of date; run: npm run i18n\n${result.output.trim()}`];
}

export const translations: Step = {
  name: 'translations',
  title: 'Translations complete in both languages',
  run: async () => {
    const withText = packageFolders().filter(usesMacros);
    const findings: string[] = withText.length === 0 ? ['No package with text was found.'] : [];
    for (const folder of withText) {
      if (!existsSync(join(root, folder, 'lingui.config.mjs'))) {
        findings.push(`${folder}: uses Lingui macros but has no lingui.config.mjs`);
        continue;
      }
      findings.push(...findFaults(folder, 'en'), ...findFaults(folder, 'zh-CN'));
      findings.push(...(await findDrift(folder)));
    }
    const chineseFiles = withText.map((folder) => catalogOf(folder, 'zh-CN'));
    const present = chineseFiles.filter((file) => existsSync(join(root, file)));
    findings.push(...findContradictions(present.map(readCatalog)));
    return judge(findings, `${withText.length} packages`);
  },
};
