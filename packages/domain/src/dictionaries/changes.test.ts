import {
  applyDictionaryChanges,
  dictionaryEntry,
  editableDictionaries,
  fields,
  isEditableDictionary,
  offeredEntry,
  originalEntries,
} from './index.ts';

afterEach(() => applyDictionaryChanges([]));

const change = (value: string, hidden = false, dictType = 'field') => ({
  dictType,
  value,
  en: 'Wine and spirits',
  zh: '葡萄酒与烈酒',
  hidden,
  place: null,
});

describe('a change of a dictionary', () => {
  it('renames an entry in its place', () => {
    applyDictionaryChanges([change('law')]);
    expect(fields[1]).toEqual({ value: 'law', en: 'Wine and spirits', zh: '葡萄酒与烈酒' });
    expect(dictionaryEntry('field', 'law')?.en).toBe('Wine and spirits');
  });

  it('adds an entry at the end, which then counts as known', () => {
    expect(dictionaryEntry('field', 'wine')).toBeUndefined();
    applyDictionaryChanges([change('wine')]);
    expect(fields.at(-1)?.value).toBe('wine');
    expect(offeredEntry('field', 'wine')?.zh).toBe('葡萄酒与烈酒');
  });

  it('puts entries into an order; one without a place stays where it stood', () => {
    const [first, second, third] = originalEntries('field');
    const placed = (value = '', place = 0) => ({ ...change(value), place });
    applyDictionaryChanges([placed(second?.value, 0), placed(first?.value, 1), change('wine')]);
    expect(fields.slice(0, 3).map(({ value }) => value)).toEqual([
      second?.value,
      first?.value,
      third?.value,
    ]);
    expect(fields.at(-1)?.value).toBe('wine');
  });

  it('hides an entry, which keeps its name and is offered no more', () => {
    applyDictionaryChanges([change('law', true)]);
    expect(dictionaryEntry('field', 'law')?.en).toBe('Wine and spirits');
    expect(offeredEntry('field', 'law')).toBeUndefined();
  });

  it('is gone when it is not among the changes any more', () => {
    const before = [...fields];
    applyDictionaryChanges([change('wine'), change('law', true)]);
    applyDictionaryChanges([]);
    expect(fields).toEqual(before);
    expect(dictionaryEntry('field', 'wine')).toBeUndefined();
    expect(originalEntries('field')).toEqual(before);
  });

  it('of a dictionary that follows a standard does nothing', () => {
    applyDictionaryChanges([change('zh-CN', true, 'language'), change('x', false, 'nothing')]);
    expect(offeredEntry('language', 'zh-CN')?.en).not.toBe('Wine and spirits');
  });
});

it('eight dictionaries are the staff’s to change', () => {
  expect(editableDictionaries).toEqual([
    'field',
    'source',
    'mediaPlatform',
    'degree',
    'jobLevel',
    'feedbackType',
    'appealType',
    'bank',
  ]);
  expect(isEditableDictionary('language')).toBe(false);
  expect(isEditableDictionary('toString')).toBe(false);
});
