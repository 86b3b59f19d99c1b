import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../command.ts';
import { parsePo, type Message } from '../po.ts';
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
  'ID',
  'PDF',
  'CNY',
  'USD',
]);
const macro = /from '@lingui\/(?:core|react)\/macro'/;
const chinese = /\p{Script=Han}/u;

/** Whether a person reads words in it: `{0} / {1}`, `<0/>` and figures need no translation. */
const hasWords = (text: string) => /\p{Letter}/u.test(text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ''));

/** What is wrong with one message in a catalog of the given language, or undefined. */
export function findFault({ id, text }: Message, language: string): string | undefined {
  if (text.trim() === '') return 'has no translation';
  if (names.has(text) || !hasWords(text)) return undefined;
  if (language === 'zh-CN' && text === id) return 'is still English';
  if (language === 'en' && chinese.test(text)) return 'is Chinese in the English catalog';
  return undefined;
}

function findFaults(folder: string, language: string): string[] {
  const file = `${folder}/src/locales/${language}.po`;
  if (!existsSync(join(root, file))) return [`${file}: is missing; run: npm run i18n`];
  const messages = parsePo(readFileSync(join(root, file), 'utf8'));
  return messages.flatMap((message) => {
    const fault = findFault(message, language);
    return fault ? [`${file}: “${message.id}” ${fault}`] : [];
  });
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
    return judge(findings, `${withText.length} packages`);
  },
};
