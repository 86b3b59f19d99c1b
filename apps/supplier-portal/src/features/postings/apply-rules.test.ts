import '@tolk/i18n';
import { applyRules } from './apply-rules.ts';

const application = {
  content: 'Ten years of law.',
  instructions: '',
  expectedPrice: 280_00,
  workload: 12,
  deliverTime: null,
  withResumeFile: false,
  projectExperienceIds: [],
};

describe('rules of an application', () => {
  it('words and a price are enough', async () => {
    expect(await applyRules.isValid(application)).toBe(true);
  });

  it.each([
    ['without words', { content: '   ' }],
    ['with a field of a template', { content: 'Dear {client}, ten years of law.' }],
    ['with more than 5,000 characters', { content: 'x'.repeat(5_001) }],
    ['without a price', { expectedPrice: null }],
    ['without a workload', { workload: null }],
    ['for more work than there is', { workload: 10_000_001 }],
    ['for nothing', { expectedPrice: 0, withResumeFile: false, projectExperienceIds: [] }],
    ['with a price that is no number', { expectedPrice: Number.NaN }],
    [
      'above the highest price',
      { expectedPrice: 1_000_000_01, withResumeFile: false, projectExperienceIds: [] },
    ],
  ])('an application %s is refused', async (_case, change) => {
    expect(await applyRules.isValid({ ...application, ...change })).toBe(false);
  });
});
