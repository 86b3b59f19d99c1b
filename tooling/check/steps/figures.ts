import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@tolk/domain';
import { parsePo } from '@tolk/i18n/po';
import { judge, type Step } from '../step.ts';
import { packageFolders, root } from '../workspace.ts';

/** Sentences whose figure equals a limit by chance: it would not follow if the limit changed. */
const ownFigures: readonly RegExp[] = [
  /^The last \d+ days$|^(?:近|最近) \d+ 天$/,
  /A week has seven days/,
  /last 24 hours|GB in 24 hours|(?:每|最近) 24 小时/,
  /seven days before they apply|提前七天/,
  /takes (?:two|five) minutes|只需两分钟|五分钟即可/,
  /两次输入|出现两次|提醒两次/,
];

const units = {
  day: /-?days?|天|日/,
  hour: /-?hours?|小时/,
  minute: /-?minutes?|分钟/,
  second: /-?seconds?|秒/,
  percent: /%|percent/,
  money: /元|美元|yuan/,
  megabyte: /MB/,
  count: /questions?|files?|rounds?|times|parts|道题|个文件|次/,
} as const;
type Unit = keyof typeof units;

const unitMs = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1_000 } as const;
const amounts = /Cny$|Usd$|staffRefund|unitPrice|orderAmount/;

/** What a limit may be called in a sentence; a duration by every unit that it fills without a rest. */
function figuresOf(path: string, value: number): string[] {
  if (/Ms(?:\.\d+)?$/.test(path))
    return (['day', 'hour', 'minute', 'second'] as const)
      .filter((unit) => value % unitMs[unit] === 0)
      .map((unit) => `${Math.abs(value) / unitMs[unit]} ${unit}`);
  if (path.endsWith('Share')) return [`${value * 100} percent`];
  if (/bytes$/i.test(path)) return [`${value / 1_048_576} megabyte`];
  return amounts.test(path) ? [`${value / 100} money`] : [`${value} count`];
}

function numbersIn(node: unknown, path: string): [string, number][] {
  if (typeof node === 'number') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => numbersIn(value, `${path}.${key}`));
}

/** A figure as `7 day` → the limits that it may be. */
const known = Map.groupBy(
  numbersIn(limits, 'limits').flatMap(([path, value]) =>
    figuresOf(path, value).map((figure) => ({ path, figure })),
  ),
  ({ figure }) => figure,
);

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];
const wordValues = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const ideographs = '两三四五六七八九十';
const ideographValues = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const number = `\\d[\\d,]*(?:\\.\\d+)?|\\b(?:${words.join('|')})|[${ideographs}]`;
const allUnits = Object.values(units)
  .map(({ source }) => source)
  .join('|');
const counted = new RegExp(`(?<![\\d.:])(${number})\\s?(${allUnits})(?![a-z])`, 'gi');
const priced = /(?:¥|US\$|\$|CNY |USD )\s?(\d[\d,]*(?:\.\d+)?)/g;

function valueOf(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  if (word >= 0) return wordValues[word] ?? Number.NaN;
  const ideograph = ideographs.indexOf(text);
  if (ideograph >= 0) return ideographValues[ideograph] ?? Number.NaN;
  return Number(text.replaceAll(',', ''));
}

function unitOf(text: string): Unit | undefined {
  return (Object.keys(units) as Unit[]).find((unit) =>
    new RegExp(`^(?:${units[unit].source})$`, 'i').test(text),
  );
}

/** The limits that a sentence writes out as a figure, such as `7 days (limits.order.holdMs)`. */
export function writtenOut(sentence: string): string[] {
  if (ownFigures.some((own) => own.test(sentence))) return [];
  const found = [
    ...[...sentence.matchAll(counted)].map(([text, value = '', unit = '']) => ({
      text,
      figure: `${valueOf(value)} ${unitOf(unit)}`,
    })),
    ...[...sentence.matchAll(priced)].map(([text, value = '']) => ({
      text,
      figure: `${valueOf(value)} money`,
    })),
  ];
  return found.flatMap(({ text, figure }) => {
    const paths = known.get(figure)?.map(({ path }) => path) ?? [];
    return paths.length === 0 ? [] : [`“${text}” may be ${[...new Set(paths)].join(', ')}`];
  });
}

const bilingual = /\b(?:en|zh):\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** Written for a day and a place: questions of tests, demo data, what other parties say. */
const otherTexts =
  /\/(?:seed|demo|demo-data|question-bank|dictionaries|migrations|sandbox)\/|\.test\./;

/** Sentences in both languages that stand in the source, with placeholders as `…`. */
function sentencesOf(folder: string): { file: string; text: string }[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/src/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !otherTexts.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(bilingual)].map(([, , text = '']) => ({
        file,
        text: text.replaceAll(/\$\{[^}]*\}/g, '…'),
      })),
    );
}

function messagesOf(folder: string): { file: string; text: string }[] {
  const file = `${folder}/src/locales/zh-CN.po`;
  return parsePo(readFileSync(join(root, file), 'utf8')).flatMap(({ id, text }) => [
    { file, text: id },
    { file, text },
  ]);
}

export const figures: Step = {
  name: 'figures',
  title: 'Limits in sentences come from the limits',
  run: async () => {
    const all = packageFolders();
    const has = (folder: string, path: string) =>
      readdirSync(join(root, folder), { recursive: false, encoding: 'utf8' }).includes(path);
    const texts = all.filter((folder) => has(folder, 'src')).flatMap(sentencesOf);
    const messages = all.filter((folder) => has(folder, 'lingui.config.mjs')).flatMap(messagesOf);
    const findings = [...texts, ...messages].flatMap(({ file, text }) =>
      writtenOut(text).map((limit) => `${file}: ${limit} in: ${text}`),
    );
    return judge(findings, `${texts.length + messages.length} sentences`);
  },
};
