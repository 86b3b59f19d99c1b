import { defaultWordWeights } from '@tolk/domain';
import { sentOrder } from './order-fixture.ts';
import { changedTerms } from './term-changes.ts';

describe('changedTerms', () => {
  it('a new version without new terms changes nothing', () => {
    expect(changedTerms(sentOrder, { ...sentOrder, version: 2, turn: 'client' })).toEqual([]);
  });

  it('names what the client changed, files included', () => {
    const file = {
      fileId: '0192a7c0-0000-7000-8000-000000000009',
      fileName: 'glossary.xlsx',
      fileSize: 2048,
      fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      uploadTime: '2026-11-20T11:00:00Z',
      wordCount: null,
      referenceOnly: false,
    };
    const after = { ...sentOrder, unitPrice: 280_00, orderFiles: [file] };
    expect(changedTerms(sentOrder, after)).toEqual(['unitPrice', 'orderFiles']);
    const marked = { ...after, orderFiles: [{ ...file, referenceOnly: true }] };
    expect(changedTerms(after, marked)).toEqual(['orderFiles']);
    const { referenceOnly: _, ...unsaid } = file;
    const ofOldServer = { ...after, orderFiles: [unsaid as typeof file] };
    expect(changedTerms(ofOldServer, after)).toEqual([]);
  });
});

it('what words weigh is a term, and how many there are is not', () => {
  const counted = { totalWords: 9, newWords: 7, repetitions: 2, segments: 3, files: [] };
  const before = { ...sentOrder, wordAnalysis: { ...counted, weights: defaultWordWeights } };
  const weights = { ...defaultWordWeights, repetitions: 50 };
  expect(changedTerms(before, { ...before, wordAnalysis: { ...counted, weights } })).toEqual([
    'wordAnalysis',
  ]);
  const unseen = { ...defaultWordWeights, fuzzy95: 10 };
  expect(
    changedTerms(before, { ...before, wordAnalysis: { ...counted, weights: unseen } }),
  ).toEqual([]);
  const more = { ...counted, totalWords: 12, newWords: 10, weights: defaultWordWeights };
  expect(changedTerms(before, { ...before, wordAnalysis: more })).toEqual([]);
});

it('the time to check that follows from a delivery is nothing to read', () => {
  const acceptTime = new Date(Date.parse(sentOrder.acceptTime) - 86_400_000).toISOString();
  const delivered = { ...sentOrder, orderState: 'submitted' as const, acceptTime };
  expect(changedTerms(sentOrder, delivered)).toEqual([]);
  expect(changedTerms(sentOrder, { ...delivered, orderState: 'sent' })).toEqual(['acceptTime']);
});
