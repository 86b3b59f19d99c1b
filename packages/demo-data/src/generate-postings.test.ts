import { limits } from '@tolk/domain';
import { dictionaryEntry, units } from '@tolk/domain/dictionaries/index';
import { datesOf, generatedMaximum, generatePostings } from './index.ts';
import { createRandom } from './random.ts';

const sample = [...generatePostings(3_000, 42)];

describe('the source of chance', () => {
  it('mulberry32 gives its published numbers', () => {
    // The first outputs for seed 0 are 0.26642920868471265 and 0.0003297457005828619.
    const random = createRandom(0);
    expect(random.integer(0, 999_999)).toBe(266_429);
    expect(random.integer(0, 999_999)).toBe(329);
  });

  it('integers reach both ends and never pass them', () => {
    const random = createRandom(7);
    const seen = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)));
    expect(seen).toEqual(new Set([3, 4, 5, 6]));
  });

  it('nothing can be picked from an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow('Nothing to pick from');
  });
});

describe('generated postings', () => {
  it('are the same for the same seed and others for another', () => {
    expect([...generatePostings(200, 42)]).toEqual(sample.slice(0, 200));
    expect([...generatePostings(200, 43)]).not.toEqual(sample.slice(0, 200));
  });

  it('are as many as asked for, with keys of their own', () => {
    expect(sample).toHaveLength(3_000);
    expect(new Set(sample.map(({ key }) => key)).size).toBe(3_000);
    expect([...generatePostings(0, 1)]).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, 1_000_001])('cannot be %p', (count) => {
    expect(() => generatePostings(count, 1).next()).toThrow(RangeError);
  });

  it('come one by one, so that the first of a million is there at once', () => {
    expect(generatedMaximum).toBe(1_000_000);
    expect(generatePostings(1_000_000, 42).next().value).toEqual(sample[0]);
  });

  it('are written in both languages, about half and half', () => {
    const chinese = sample.filter(({ language }) => language === 'zh-CN').length;
    expect(chinese).toBeGreaterThan(1_350);
    expect(chinese).toBeLessThan(1_650);
    for (const { language, title, remarks } of sample) {
      expect(/\p{Script=Han}/u.test(title)).toBe(language === 'zh-CN');
      expect(/\p{Script=Han}/u.test(remarks)).toBe(language === 'zh-CN');
    }
  });

  it('are varied: over 2,000 titles, 20 fields and all three types in 3,000', () => {
    expect(new Set(sample.map(({ title }) => title)).size).toBeGreaterThan(2_000);
    expect(new Set(sample.map(({ field }) => field)).size).toBe(20);
    expect(new Set(sample.map(({ type }) => type)).size).toBe(3);
  });

  it('refer to the dictionaries', () => {
    for (const posting of sample) {
      expect(dictionaryEntry('language', posting.sourceLanguage)).toBeDefined();
      expect(dictionaryEntry('language', posting.targetLanguage)).toBeDefined();
      expect(dictionaryEntry('field', posting.field)).toBeDefined();
      expect(dictionaryEntry('jobLevel', posting.level)).toBeDefined();
      expect(dictionaryEntry('city', posting.regionCode)).toBeDefined();
      const unit = units.find(({ value }) => value === posting.unit);
      expect(unit?.orderTypes).toContain(posting.type);
    }
  });

  it('keep to the limits', () => {
    for (const posting of sample) {
      expect(posting.title.length).toBeLessThanOrEqual(limits.name.max);
      expect(posting.companyName.length).toBeLessThanOrEqual(limits.companyName.max);
      expect(posting.remarks.length).toBeLessThanOrEqual(limits.remarks.max);
      expect(posting.sourceLanguage).not.toBe(posting.targetLanguage);
      expect(Number.isInteger(posting.unitPrice)).toBe(true);
      expect(posting.unitPrice).toBeLessThanOrEqual(limits.unitPrice.max);
      expect(posting.unitPrice * posting.workload).toBeLessThanOrEqual(limits.orderAmount.max);
    }
  });

  it('have dates in order, and most of them are open', () => {
    const now = new Date('2026-03-14T03:25:00Z');
    const dated = sample.map((posting) => datesOf(posting, now));
    for (const { publishedAt, deadlineAt, startAt, dueAt } of dated) {
      const times = [publishedAt, deadlineAt, startAt, dueAt].map((date) => date.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    const open = dated.filter(({ deadlineAt }) => deadlineAt > now).length;
    expect(open).toBeGreaterThan(2_400);
    expect(open).toBeLessThan(3_000);
  });
});
