import { pathTo } from '@tolk/contract/routes';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { pairNames } from '../questions/pair-names.ts';
import type { TestRequestRecord } from './test-request-repository.ts';

type News = 'given' | 'declined' | 'passed' | 'failed' | 'expired';
type Words = Record<'en' | 'zh', (pair: string, whose: string) => string>;

const titles: Readonly<Record<News, { en: string; zh: string }>> = {
  given: { en: 'Your test text is ready', zh: '测试原文已发放' },
  declined: { en: 'Your test request was declined', zh: '您预约的测试未能安排' },
  passed: { en: 'You passed the language test', zh: '您已通过语言测试' },
  failed: { en: 'You did not pass the language test', zh: '您未通过语言测试' },
  expired: { en: 'The time for your test text is over', zh: '测试作答时间已到' },
};

const texts: Readonly<Record<News, Words>> = {
  given: {
    en: (pair, whose) => `Translate the text of the test ${pair}${whose} in time and hand it in.`,
    zh: (pair, whose) => `请在规定时间内完成${whose}${pair}测试的译文并提交。`,
  },
  declined: {
    en: (pair, whose) => `The test ${pair}${whose} was declined. Open it to read why.`,
    zh: (pair, whose) => `${whose}${pair}测试未能安排，请打开查看原因。`,
  },
  passed: {
    en: (pair, whose) => `The test ${pair}${whose} is marked: passed.`,
    zh: (pair, whose) => `${whose}${pair}测试已评分：通过。`,
  },
  failed: {
    en: (pair, whose) => `The test ${pair}${whose} is marked: not passed. Read the remarks.`,
    zh: (pair, whose) => `${whose}${pair}测试已评分：未通过，请查看评语。`,
  },
  expired: {
    en: (pair, whose) => `The test ${pair}${whose} was not handed in, so it counts as failed.`,
    zh: (pair, whose) => `${whose}${pair}测试未按时提交译文，判定为未通过。`,
  },
};

/** Tells the supplier, and makes open screens fetch it anew. */
export async function tellSupplier(
  tx: Tx,
  jobs: Jobs,
  { request, news, at }: { request: TestRequestRecord; news: News; at: Date },
): Promise<void> {
  const names = pairNames(request);
  const member = request.team_member_name;
  const { person_id: personId } = request;
  await notify(tx, jobs, {
    personId,
    identity: 'supplier',
    kind: 'testRequest',
    title: titles[news],
    text: {
      en: texts[news].en(names.en, member === null ? '' : ` of ${member}`),
      zh: texts[news].zh(names.zh, member === null ? '' : `${member} 的`),
    },
    path: pathTo('languageTestTitle', {
      sourceLanguage: request.source_language,
      targetLanguage: request.target_language,
      teamMemberId: request.team_member_id ?? undefined,
    }),
    at,
  });
  invalidate(tx, personId, ['LanguageTest', 'Overview', 'Resume']);
}
