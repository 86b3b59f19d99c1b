import { pathTo } from '@tolk/contract/routes';
import { moderationReasons, type ModeratedSubject } from '@tolk/domain';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../calls/call-context.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { ModerationTable } from './moderation-table.ts';

type News = 'contentHidden' | 'contentRestored' | 'hidingUpheld';

const titles: Readonly<Record<News, Readonly<Record<ModeratedSubject, BilingualText>>>> = {
  contentHidden: {
    publicProfile: { en: 'Your public page was hidden', zh: '您的公开主页已被隐藏' },
    posting: { en: 'Your project was hidden', zh: '您的项目已被隐藏' },
    review: { en: 'Your review was hidden', zh: '您的评价已被隐藏' },
  },
  contentRestored: {
    publicProfile: { en: 'Your public page is shown again', zh: '您的公开主页已恢复显示' },
    posting: { en: 'Your project is shown again', zh: '您的项目已恢复显示' },
    review: { en: 'Your review is shown again', zh: '您的评价已恢复显示' },
  },
  hidingUpheld: {
    publicProfile: { en: 'Your public page stays hidden', zh: '您的公开主页维持隐藏' },
    posting: { en: 'Your project stays hidden', zh: '您的项目维持隐藏' },
    review: { en: 'Your review stays hidden', zh: '您的评价维持隐藏' },
  },
};

/** Tells the author what was done and why, in their language, and where they can answer. */
export function tellAuthor(
  tx: Tx,
  news: News,
  row: Selectable<ModerationTable>,
  { deps, now }: CallContext,
): Promise<void> {
  const { subject, identity, person_id: personId, title } = row;
  const settings = pathTo(identity === 'client' ? 'clientSettings' : 'supplierSettings');
  return notify(tx, deps.jobs, {
    personId,
    identity,
    kind: news,
    title: titles[news][subject],
    text: news === 'contentHidden' ? whyHidden(row) : { en: row.decision, zh: row.decision },
    ...(subject === 'publicProfile' ? {} : { about: title }),
    path: `${settings}#moderation`,
    at: now,
  });
}

function whyHidden({ reason, words }: Selectable<ModerationTable>): BilingualText {
  const why = moderationReasons.find(({ value }) => value === reason);
  const said = [why?.en ?? '', words].filter((part) => part !== '').join(' ');
  const saidZh = [why?.zh ?? '', words].filter((part) => part !== '').join('');
  return {
    en: `${said} You can appeal once under Settings.`,
    zh: `${saidZh}您可以在“设置”中申诉一次。`,
  };
}
