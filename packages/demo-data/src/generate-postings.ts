import { languages as interfaceLanguages, SETTLEMENT_ZONE } from '@tolk/domain';
import { interpretationModes, languages, type ProjectType } from '@tolk/domain/dictionaries/index';
import { phrases } from './generator-phrases.ts';
import {
  characterLanguages,
  commonPairs,
  eventCities,
  generatedModes,
  unitRanges,
  type UnitRange,
} from './generator-ranges.ts';
import { subjects } from './generator-subjects.ts';
import { companyOf, remarksOf, titleOf, type Facts } from './generator-wording.ts';
import { clientPeople } from './people-clients.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedPosting } from './types.ts';

/** A posting ready to be stored; `client` names the demo person to whom it can be given. */
export interface GeneratedPosting extends SeedPosting {
  companyName: string;
  contactName: string;
  contactPhone: string;
  zone: string;
  /** A city's code, or `remote`. */
  region: string;
}

export const generatedMaximum = 1_000_000;

const clientKeys = clientPeople.map(({ key }) => key);
const levels = ['entry', 'professional', 'professional', 'senior', 'expert'] as const;
/** Repeated by how often they are asked for. */
const types: readonly ProjectType[] = [
  'translation',
  'translation',
  'translation',
  'interpretation',
  'interpretation',
  'proofreading',
];

function stepped(random: Random, { min, max, step }: UnitRange['price']): number {
  return min + random.integer(0, Math.floor((max - min) / step)) * step;
}

function pairOf(random: Random, type: ProjectType): Facts['pair'] {
  if (random.integer(1, 8) > 1) {
    const pair = random.pick(commonPairs);
    return type === 'interpretation' && pair[1] === 'zh-TW' ? ['en', 'yue'] : pair;
  }
  const other = random.pick(languages).value;
  if (other === 'zh-CN' || other === 'en') return ['zh-CN', 'en'];
  const hub = random.pick(['zh-CN', 'en']);
  return random.integer(0, 1) === 0 ? [hub, other] : [other, hub];
}

function rangeOf(random: Random, type: ProjectType, source: string, field: string): UnitRange {
  const counted = characterLanguages.includes(source) ? 'characters' : 'words';
  const suitable = unitRanges.filter(
    (range) =>
      range.types.includes(type) &&
      (range.source === null || range.source === counted) &&
      (range.field === null || range.field === field),
  );
  return random.pick(suitable);
}

function modeOf(random: Random, type: ProjectType): Facts['mode'] {
  if (type !== 'interpretation') return null;
  const value = random.pick(generatedModes);
  return interpretationModes.find((mode) => mode.value === value) ?? null;
}

/** Hours from now: published within the last 30 days, open for 10 to 90 days, so most are live. */
function offsetsOf(random: Random) {
  const publishedOffsetHours = -random.integer(1, 720);
  const deadlineOffsetHours = publishedOffsetHours + random.integer(240, 2_160);
  const startOffsetHours = deadlineOffsetHours + random.integer(24, 240);
  const dueOffsetHours = startOffsetHours + random.integer(24, 720);
  return { publishedOffsetHours, deadlineOffsetHours, startOffsetHours, dueOffsetHours };
}

function generate(random: Random, number: number): GeneratedPosting {
  const type = random.pick(types);
  const pair = pairOf(random, type);
  const subject = random.pick(subjects);
  const range = rangeOf(random, type, pair[0], subject.field);
  const language = random.pick(interfaceLanguages);
  const mode = modeOf(random, type);
  const city = random.pick(eventCities);
  const workload = stepped(random, range.workload);
  const facts: Facts = { language, type, pair, subject, unit: range.unit, workload, mode, city };
  const phrase = phrases[language];
  const remote = mode === null || mode.remote;
  return {
    key: `generated-${number}`,
    client: random.pick(clientKeys),
    language,
    title: titleOf(random, facts),
    type,
    interpretationMode: mode?.value ?? null,
    sourceLanguage: pair[0],
    targetLanguage: pair[1],
    field: subject.field,
    level: random.pick(levels),
    unit: range.unit,
    unitPrice: stepped(random, range.price),
    workload,
    currency: 'CNY',
    regionCode: city,
    remote,
    region: remote ? 'remote' : city,
    ...offsetsOf(random),
    remarks: remarksOf(random, facts),
    deliveryInstructions: random.pick((mode === null ? phrase.text : phrase.booking).delivery),
    views: random.integer(0, 600),
    companyName: companyOf(random, facts),
    contactName: random.pick(phrase.contacts),
    contactPhone: phrase.phone,
    zone: mode !== null && !remote ? SETTLEMENT_ZONE : phrase.zone,
  };
}

/**
 * `count` plausible postings in both languages, the same ones for the same seed; made one by one,
 * so that a million need no memory. Throws RangeError beyond `generatedMaximum`.
 */
export function* generatePostings(count: number, seed: number): Generator<GeneratedPosting> {
  if (!Number.isInteger(count) || count < 0 || count > generatedMaximum) {
    throw new RangeError(`count must be a whole number from 0 to ${generatedMaximum}`);
  }
  const random = createRandom(seed);
  for (let number = 1; number <= count; number += 1) yield generate(random, number);
}
