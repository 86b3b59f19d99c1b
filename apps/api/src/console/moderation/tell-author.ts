import { pathTo } from '@tolk/contract/routes';
import { moderationReasons, type ModeratedSubject } from '@tolk/domain';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../calls/call-context.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { replierOf } from './content-repository.ts';
import type { ModerationTable } from './moderation-table.ts';

type News = 'contentHidden' | 'contentRestored' | 'hidingUpheld';

const titles: Readonly<Record<News, Readonly<Record<ModeratedSubject, BilingualText>>>> = {
  contentHidden: {
    publicProfile: { en: 'Your public page was hidden', zh: '您的公开主页已被隐藏' },
    resume: { en: 'Your resume was hidden', zh: '您的简历已被隐藏' },
    posting: { en: 'Your project was hidden', zh: '您的项目已被隐藏' },
    review: { en: 'Your review was hidden', zh: '您的评价已被隐藏' },
  },
  contentRestored: {
    publicProfile: { en: 'Your public page is shown again', zh: '您的公开主页已恢复显示' },
    resume: { en: 'Your resume is shown again', zh: '您的简历已恢复显示' },
    posting: { en: 'Your project is shown again', zh: '您的项目已恢复显示' },
    review: { en: 'Your review is shown again', zh: '您的评价已恢复显示' },
  },
  hidingUpheld: {
    publicProfile: { en: 'Your public page stays hidden', zh: '您的公开主页维持隐藏' },
    resume: { en: 'Your resume stays hidden', zh: '您的简历维持隐藏' },
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
    // Their own page and resume are called after themselves.
    ...(subject === 'publicProfile' || subject === 'resume' ? {} : { about: title }),
    path: `${settings}#moderation`,
    at: now,
  });
}

const replyTitles = {
  contentHidden: { en: 'Your reply to a review was hidden', zh: '您对评价的回复已被隐藏' },
  contentRestored: { en: 'Your reply to a review is shown again', zh: '您对评价的回复已恢复显示' },
} as const satisfies Partial<Record<News, BilingualText>>;

/** A reply goes and comes back with its review, whichever of the two it was for: who wrote it is told why. */
export async function tellReplier(
  tx: Tx,
  news: keyof typeof replyTitles,
  row: Selectable<ModerationTable>,
  { deps, now }: CallContext,
): Promise<void> {
  const replier = row.subject === 'review' ? await replierOf(tx, row.subject_id) : undefined;
  if (replier === undefined) return;
  const screen = replier.identity === 'client' ? 'clientEvaluations' : 'evaluateRecord';
  await notify(tx, deps.jobs, {
    ...replier,
    kind: news,
    title: replyTitles[news],
    text: news === 'contentHidden' ? reasonOf(row) : { en: row.decision, zh: row.decision },
    about: row.title,
    path: pathTo(screen),
    at: now,
  });
}

function whyHidden(row: Selectable<ModerationTable>): BilingualText {
  const { en, zh } = reasonOf(row);
  return {
    en: `${en} You can appeal once under Settings.`,
    zh: `${zh}您可以在“设置”中申诉一次。`,
  };
}

function reasonOf({ reason, words }: Selectable<ModerationTable>): BilingualText {
  const why = moderationReasons.find(({ value }) => value === reason);
  return {
    en: [why?.en ?? '', words].filter((part) => part !== '').join(' '),
    zh: [why?.zh ?? '', words].filter((part) => part !== '').join(''),
  };
}
