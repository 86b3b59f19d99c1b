import { limits } from '@tolk/domain';
import { periodIn, type FoundPeriod } from './periods.ts';

export interface FoundEducation {
  university: string;
  major: string;
  /** Dictionary `degree`; empty when the file does not say it. */
  degree: string;
  startMonth: string;
  endMonth: string | null;
}

export interface FoundEmployment {
  company: string;
  occupation: string;
  startMonth: string;
  endMonth: string | null;
}

/** Entries of one kind that are proposed; lines of one entry. */
const entriesMax = 20;
const linesMax = 3;

const school =
  /university|college|institut|school|academy|universit|hochschule|faculty|école|大学|学院|学校|中学|大學/i;
const occupation =
  /translator|interpreter|editor|proofread|revis|manager|lead|linguist|teacher|lecturer|engineer|assistant|consultant|freelance|specialist|übersetzer|dolmetscher|翻译|译员|译审|编辑|审校|经理|主管|教师|讲师|助理|顾问|工程师|专员/i;
const degrees: readonly (readonly [string, RegExp])[] = [
  ['doctorate', /\bph\.?\s?d\b|doctor|doktor|博士/i],
  ['master', /\bm\.?(?:a|sc|ed|phil)\b\.?|master|magister|硕士|研究生/i],
  ['bachelor', /\bb\.?(?:a|sc|ed)\b\.?|bachelor|本科|学士/i],
  ['associate', /associate|大专|专科/i],
];

/** What was studied where, as far as a line says it. */
export function educationsIn(lines: readonly string[]): FoundEducation[] {
  return entriesIn(lines).flatMap(({ parts, startMonth, endMonth }) => {
    const university = parts.find((part) => school.test(part));
    if (university === undefined) return [];
    const others = parts.filter((part) => part !== university);
    const text = others.join(' ');
    const degree = degrees.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
    return [{ university, major: majorOf(others), degree, startMonth, endMonth }];
  });
}

/** Where somebody worked, and as what. */
export function employmentsIn(lines: readonly string[]): FoundEmployment[] {
  return entriesIn(lines).flatMap(({ parts, startMonth, endMonth }) => {
    const work = parts.find((part) => occupation.test(part)) ?? parts[1] ?? '';
    const company = parts.find((part) => part !== work) ?? '';
    return company === '' ? [] : [{ company, occupation: work, startMonth, endMonth }];
  });
}

/** `MA in Conference Interpreting`: what stands behind the degree, or a part without one. */
function majorOf(parts: readonly string[]): string {
  for (const part of parts) {
    const behind = /\b(?:in|of)\s+(?!arts\b|science\b)(.{2,80})$/i.exec(part)?.[1];
    if (behind !== undefined) return behind;
    const named = withoutDegree(part);
    if (named.length > 1) return named;
  }
  return '';
}

/** `BA English` without its degree; empty where it says nothing else. */
function withoutDegree(part: string): string {
  const bare = degrees.reduce((text, [, pattern]) => text.replace(pattern, ''), part);
  if (bare === part) return part;
  return bare
    .replace(/['’]s\b|\bdegree\b|\bof\s+(?:arts|science|education)\b|学位/gi, '')
    .replace(/^[\s.,:：()（）-]+|[\s.,:：()（）-]+$/g, '');
}

type Entry = Omit<FoundPeriod, 'rest'> & { parts: string[] };

/** Each begins with the line that names a period, or the one above where all of them are written so. */
function entriesIn(lines: readonly string[]): Entry[] {
  const periods = lines.map(periodIn);
  const headed = periods[0] === null;
  const entries: Entry[] = [];
  for (const [index, found] of periods.entries()) {
    if (found === null || entries.length >= entriesMax) continue;
    const alone = partsOf(found.rest).length === 0;
    const above = headed && alone && periods[index - 1] === null ? [lines[index - 1] ?? ''] : [];
    const next = periods.findIndex((one, at) => at > index && one !== null);
    const below = lines.slice(index + 1, Math.min(next === -1 ? Infinity : next, index + linesMax));
    const parts = [...above, found.rest, ...below].flatMap(partsOf);
    entries.push({ startMonth: found.startMonth, endMonth: found.endMonth, parts });
  }
  return entries;
}

/** A line's parts: what is set apart by bars, commas or dots. The comma of `Co., Ltd.` is the name's. */
function partsOf(line: string): string[] {
  return line
    .split(
      /,(?!\s*(?:ltd|limited|inc|llc|llp|gmbh|corp)\b)|[|，;；·•／]|\s[-–—]\s|\s(?:at|bei|chez)\s/i,
    )
    .map((part) => part.replace(/^[\s:：()（）-]+|[\s:：()（）-]+$/g, ''))
    .filter((part) => part.length > 1 && part.length <= limits.resume.title);
}
