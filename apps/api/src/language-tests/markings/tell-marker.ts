import { bounds } from '@tolk/domain';
import { pathTo } from '@tolk/contract/routes';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { pairNames } from '../questions/pair-names.ts';
import type { TestMarkingRecord } from './test-marking-repository.ts';

type News = 'asked' | 'expired';
type Told = Pick<TestMarkingRecord, 'id' | 'supplier_id' | 'source_language' | 'target_language'>;

const titles: Readonly<Record<News, { en: string; zh: string }>> = {
  asked: { en: 'Please mark a test translation', zh: '邀请您为测试译文评分' },
  expired: { en: 'The time for marking is over', zh: '评分时间已到' },
};

const texts: Readonly<Record<News, Record<'en' | 'zh', (pair: string) => string>>> = {
  asked: {
    en: (pair) =>
      `Somebody wants to be tested in your pair, ${pair}. Mark their translation within ${bounds.markerDays} days, or say that you can’t; the platform pays you for it.`,
    zh: (pair) =>
      `有译员申请${pair}测试，请在 ${bounds.markerDays} 天内为其译文评分；如无法评分，请告知我们。评分费由平台支付。`,
  },
  expired: {
    en: (pair) => `You did not mark the test ${pair} in time; somebody else has been asked.`,
    zh: (pair) => `您未在规定时间内为${pair}测试的译文评分，已改请其他译员。`,
  },
};

/** Tells a supplier who is asked to mark, and makes open screens fetch it anew. */
export async function tellMarker(
  tx: Tx,
  jobs: Jobs,
  { marking, news, at }: { marking: Told; news: News; at: Date },
): Promise<void> {
  const names = pairNames(marking);
  await notify(tx, jobs, {
    personId: marking.supplier_id,
    identity: 'supplier',
    kind: 'testMarking',
    title: titles[news],
    text: { en: texts[news].en(names.en), zh: texts[news].zh(names.zh) },
    path: pathTo('testMarking', { id: marking.id }),
    at,
  });
  invalidate(tx, marking.supplier_id, ['LanguageTest']);
}
