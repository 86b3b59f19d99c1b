import { writtenOut } from './figures.ts';

it.each([
  ['An appeal is possible within 7 days after completion.', 'limits.order.appealWithinMs'],
  ['Each side has three days to ask for one review.', 'limits.appeal.reviewMs'],
  ['请在 72 小时内提交您的说明和证据。', 'limits.appeal.evidenceMs'],
  ['双方可在三天内申请一次复核。', 'limits.appeal.reviewMs'],
  ['A handling fee of 3%.', 'limits.settlement.paypalFeeShare'],
  ['Enter at most ¥1,000,000.', 'limits.unitPrice.max'],
  ['结算金额不得低于 100.00 元。', 'limits.settlement.minimumCny'],
  ['30 questions with one right answer each.', 'limits.languageTest.questions'],
  ['Files up to 50 MB.', 'limits.file.bytes'],
])('“%s” writes %s out', (sentence, path) => {
  expect(writtenOut(sentence).join()).toContain(path);
});

it.each([
  ['An appeal is possible within … days after completion.'],
  ['All times are Beijing time (UTC+8).'],
  ['The last 14 days'],
  ['Bills are ready at 10:00.'],
  ['An order runs 97 days.'],
])('“%s” names no limit', (sentence) => {
  expect(writtenOut(sentence)).toEqual([]);
});
