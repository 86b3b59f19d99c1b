import type { ProjectType } from '@tolk/domain/dictionaries/index';

/** Prices in fen for one unit and workloads in units, each from–to in steps. */
export interface UnitRange {
  unit: string;
  types: readonly ProjectType[];
  /** Only texts whose source is, or is not, counted in characters; null is both. */
  source: 'characters' | 'words' | null;
  /** Only postings of this field; null is any. */
  field: string | null;
  price: { min: number; max: number; step: number };
  workload: { min: number; max: number; step: number };
}

const text: readonly ProjectType[] = ['translation', 'proofreading'];
const speech: readonly ProjectType[] = ['interpretation'];

export const unitRanges: readonly UnitRange[] = [
  {
    unit: 'thousand-characters',
    types: text,
    source: 'characters',
    field: null,
    price: { min: 80_00, max: 420_00, step: 10_00 },
    workload: { min: 2, max: 160, step: 0.5 },
  },
  {
    unit: 'thousand-words',
    types: text,
    source: 'words',
    field: null,
    price: { min: 120_00, max: 600_00, step: 10_00 },
    workload: { min: 2, max: 90, step: 0.5 },
  },
  {
    unit: 'page',
    types: text,
    source: null,
    field: null,
    price: { min: 40_00, max: 160_00, step: 5_00 },
    workload: { min: 4, max: 60, step: 1 },
  },
  {
    unit: 'audio-minute',
    types: ['translation'],
    source: null,
    field: 'film',
    price: { min: 25_00, max: 80_00, step: 1_00 },
    workload: { min: 10, max: 240, step: 1 },
  },
  {
    unit: 'hour',
    types: speech,
    source: null,
    field: null,
    price: { min: 180_00, max: 800_00, step: 10_00 },
    workload: { min: 2, max: 40, step: 1 },
  },
  {
    unit: 'half-day',
    types: speech,
    source: null,
    field: null,
    price: { min: 1_200_00, max: 5_600_00, step: 100_00 },
    workload: { min: 2, max: 6, step: 1 },
  },
  {
    unit: 'day',
    types: speech,
    source: null,
    field: null,
    price: { min: 1_000_00, max: 9_000_00, step: 100_00 },
    workload: { min: 2, max: 10, step: 1 },
  },
];

/** Languages whose texts are counted in characters. */
export const characterLanguages: readonly string[] = ['zh-CN', 'zh-TW', 'yue', 'ja', 'ko'];

/** Modes that suit any occasion. */
export const generatedModes: readonly string[] = [
  'consecutive',
  'consecutive',
  'simultaneous',
  'whispered',
  'remote-simultaneous',
  'remote-video',
];

/** Pairs as they are asked for: the first ones often, every other language now and then. */
export const commonPairs: readonly (readonly [source: string, target: string])[] = [
  ['zh-CN', 'en'],
  ['en', 'zh-CN'],
  ['zh-CN', 'en'],
  ['en', 'zh-CN'],
  ['ja', 'zh-CN'],
  ['zh-CN', 'ja'],
  ['ko', 'zh-CN'],
  ['zh-CN', 'ko'],
  ['de', 'zh-CN'],
  ['zh-CN', 'de'],
  ['fr', 'zh-CN'],
  ['zh-CN', 'fr'],
  ['zh-CN', 'es'],
  ['ru', 'zh-CN'],
  ['zh-CN', 'ru'],
  ['zh-CN', 'ar'],
  ['zh-CN', 'vi'],
  ['zh-CN', 'th'],
  ['zh-CN', 'pt-BR'],
  ['en', 'es'],
  ['en', 'ja'],
  ['en', 'zh-TW'],
];

/** GB/T 2260 codes of the cities where most interpreting takes place. */
export const eventCities: readonly string[] = [
  '110100',
  '120100',
  '130100',
  '140100',
  '210100',
  '210200',
  '220100',
  '230100',
  '310100',
  '320100',
  '320200',
  '320500',
  '330100',
  '330200',
  '330700',
  '340100',
  '350100',
  '350200',
  '360100',
  '370100',
  '370200',
  '410100',
  '420100',
  '430100',
  '440100',
  '440300',
  '440400',
  '440600',
  '450100',
  '460100',
  '500100',
  '510100',
  '520100',
  '530100',
  '610100',
  '620100',
  '650100',
  '810000',
  '820000',
];
