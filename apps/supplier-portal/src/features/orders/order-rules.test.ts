import '@tolk/i18n';
import { deliverRules, rejectRules, bookingDeliverRules } from './order-rules.ts';

const file = { fileId: '0192a7c0-0000-7000-8000-000000000009', fileName: 'a.docx', fileSize: 1 };

describe('rules of the order dialogs', () => {
  it.each([
    ['', false],
    [' x ', false],
    ['no', true],
    ['x'.repeat(1_001), false],
  ])('a reason %j counts: %s', async (reason, counts) => {
    expect(await rejectRules.isValid({ reason })).toBe(counts);
  });

  it('a delivery needs words and one to ten files', async () => {
    const description = 'Both files, checked twice.';
    expect(await deliverRules.isValid({ description, files: [file] })).toBe(true);
    expect(await deliverRules.isValid({ description, files: [] })).toBe(false);
    expect(await deliverRules.isValid({ description: '  ', files: [file] })).toBe(false);
    const eleven = Array.from({ length: 11 }, () => file);
    expect(await deliverRules.isValid({ description, files: eleven })).toBe(false);
  });

  it('that a booking is done may be confirmed without words and files', async () => {
    expect(await bookingDeliverRules.isValid({ description: 'All spoken.', files: [] })).toBe(true);
    expect(await bookingDeliverRules.isValid({ description: '', files: [] })).toBe(true);
  });
});
