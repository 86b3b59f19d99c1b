import {
  citiesOf,
  cities,
  countries,
  currencies,
  dictionaries,
  dictionaryEntry,
  dictionaryTypes,
  fields,
  inOrderOf,
  interpretationModes,
  isDictionaryType,
  languages,
  provinces,
  regionEntry,
  units,
  type DictionaryEntry,
} from './index.ts';

const all: readonly (readonly [string, readonly DictionaryEntry[]])[] =
  Object.entries(dictionaries);

/** Brands and examinations that Chinese readers know by their Latin names. */
const knownLatin = [
  'Facebook',
  'Instagram',
  'X（原推特）',
  'YouTube',
  'LINE',
  'KakaoTalk',
  'VK',
  '全国翻译专业资格（水平）考试（CATTI）',
  '翻译硕士（MTI）',
  '美国翻译协会（ATA）认证',
  '澳大利亚翻译资格认证（NAATI）',
  '英国特许语言学家学会（CIOL）翻译文凭',
  '英国翻译协会（ITI）认证',
  '加拿大翻译协会（CTTIC）认证',
];

describe('every dictionary', () => {
  it.each(all)('%s has unique values and a name in both languages', (_type, entries) => {
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
    expect(entries.filter(({ en, zh }) => en.trim() === '' || zh.trim() === '')).toEqual([]);
  });

  it.each(all)(
    '%s has no Latin in its Chinese names and no Chinese in its English ones',
    (_, entries) => {
      const latin = entries.filter(({ zh }) => /[A-Za-z]/.test(zh) && !knownLatin.includes(zh));
      expect(latin).toEqual([]);
      expect(entries.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
    },
  );

  it('is listed among the types exactly once', () => {
    expect(dictionaryTypes.map(({ value }) => value).toSorted()).toEqual(
      Object.keys(dictionaries).toSorted(),
    );
  });
});

describe('the figures of the standards and of the product', () => {
  it('there are 100 languages, 249 countries and regions, 34 provinces, 372 cities', () => {
    expect(languages).toHaveLength(100);
    expect(countries).toHaveLength(249);
    expect(provinces).toHaveLength(34);
    expect(cities).toHaveLength(372);
  });

  it('Guangdong has 21 cities, Zhejiang 11, Beijing and Macao 1 each', () => {
    expect(citiesOf('440000')).toHaveLength(21);
    expect(citiesOf('330000')).toHaveLength(11);
    expect(citiesOf('110000')).toEqual([
      { value: '110100', en: 'Beijing', zh: '北京市', parent: '110000' },
    ]);
    expect(citiesOf('820000')).toEqual([
      { value: '820000', en: 'Macao', zh: '澳门特别行政区', parent: '820000' },
    ]);
  });
});

describe('known samples', () => {
  it.each([
    ['province', '110000', 'Beijing', '北京市'],
    ['province', '150000', 'Inner Mongolia', '内蒙古自治区'],
    ['province', '610000', 'Shaanxi', '陕西省'],
    ['city', '440300', 'Shenzhen', '深圳市'],
    ['city', '610100', "Xi'an", '西安市'],
    ['city', '341500', "Lu'an", '六安市'],
    ['city', '230100', 'Harbin', '哈尔滨市'],
    ['city', '650100', 'Ürümqi', '乌鲁木齐市'],
    ['city', '429004', 'Xiantao', '仙桃市'],
    ['city', '222400', 'Yanbian Korean Autonomous Prefecture', '延边朝鲜族自治州'],
    ['nationality', 'CN', 'China', '中国'],
    ['nationality', 'HK', 'Hong Kong, China', '中国香港'],
    ['nationality', 'TW', 'Taiwan, China', '中国台湾'],
    ['nationality', 'KR', 'South Korea', '韩国'],
    ['language', 'yue', 'Cantonese', '粤语'],
    ['language', 'pt-BR', 'Portuguese (Brazil)', '葡萄牙语（巴西）'],
    ['bank', 'icbc', 'Industrial and Commercial Bank of China', '中国工商银行'],
    ['bank', 'psbc', 'Postal Savings Bank of China', '中国邮政储蓄银行'],
    ['unit', 'thousand-characters', 'per thousand characters', '每千字'],
    ['field', 'patents', 'Patents and intellectual property', '专利与知识产权'],
  ] as const)('%s %s is %s, %s', (type, value, en, zh) => {
    expect(dictionaryEntry(type, value)).toMatchObject({ value, en, zh });
  });

  it('an unknown value has no entry and an unknown type is none', () => {
    expect(dictionaryEntry('city', '999999')).toBeUndefined();
    expect(isDictionaryType('city')).toBe(true);
    expect(isDictionaryType('toString')).toBe(false);
  });
});

describe('relations', () => {
  it('every city belongs to a province and every province has a city', () => {
    const codes = new Set(provinces.map(({ value }) => value));
    expect(cities.filter(({ parent }) => !codes.has(parent))).toEqual([]);
    expect(provinces.filter(({ value }) => citiesOf(value).length === 0)).toEqual([]);
  });

  it('a region is a city, a province or a country', () => {
    expect(regionEntry('330100')?.en).toBe('Hangzhou');
    expect(regionEntry('330000')?.zh).toBe('浙江省');
    expect(regionEntry('PT')?.en).toBe('Portugal');
    expect(regionEntry('remote')).toBeUndefined();
  });

  it('every language tag is canonical, and seven languages run from right to left', () => {
    for (const { value } of languages) expect(Intl.getCanonicalLocales(value)).toEqual([value]);
    const rightToLeft = languages.filter(({ direction }) => direction === 'rtl');
    expect(rightToLeft.map(({ value }) => value).toSorted()).toEqual([
      'ar',
      'fa',
      'he',
      'ps',
      'sd',
      'ug',
      'ur',
    ]);
  });

  it('calling codes are E.164 prefixes', () => {
    expect(countries.filter(({ callingCode }) => !/^\+[1-9]\d{0,2}$/.test(callingCode))).toEqual(
      [],
    );
    expect(countries.find(({ value }) => value === 'GB')?.callingCode).toBe('+44');
    expect(countries.find(({ value }) => value === 'SG')?.callingCode).toBe('+65');
  });

  it('yen, won and dong have no minor unit', () => {
    const whole = currencies.filter(({ minorDigits }) => minorDigits === 0);
    expect(whole.map(({ value }) => value)).toEqual(['JPY', 'KRW', 'VND']);
  });

  it('interpreting is priced by time or project, never by characters', () => {
    const speech = units.filter(({ orderTypes }) => orderTypes.includes('interpretation'));
    expect(speech.map(({ value }) => value)).toEqual(['hour', 'half-day', 'day', 'project']);
  });

  it('three interpretation modes need no travel', () => {
    const remote = interpretationModes.filter((mode) => mode.remote);
    expect(remote.map(({ value }) => value)).toEqual([
      'remote-simultaneous',
      'remote-video',
      'telephone',
    ]);
  });

  it('there are 47 fields, law and games among them', () => {
    expect(fields).toHaveLength(47);
    expect(fields.map(({ value }) => value)).toEqual(expect.arrayContaining(['law', 'games']));
  });
});

it('values are put into the order of their dictionary, unknown ones last', () => {
  expect(inOrderOf(fields, ['medicine', 'sorcery', 'patents', 'law'])).toEqual([
    'law',
    'patents',
    'medicine',
    'sorcery',
  ]);
});
