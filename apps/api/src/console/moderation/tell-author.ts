import { pathTo } from '@tolk/contract/routes';
import {
  isSanction,
  moderationReasons,
  type AppealedSubject,
  type Identity,
  type ModeratedSubject,
} from '@tolk/domain';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../calls/call-context.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import type { NewNotification } from '../../messages/notifications/new-notification.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { replierOf } from './content-repository.ts';
import type { ModerationTable } from './moderation-table.ts';

type Decision = 'contentRestored' | 'hidingUpheld';
type Row = Selectable<ModerationTable>;

const hidden: Readonly<Record<ModeratedSubject, BilingualText>> = {
  publicProfile: { en: 'Your public page was hidden', zh: '您的公开主页已被隐藏' },
  resume: { en: 'Your resume was hidden', zh: '您的简历已被隐藏' },
  posting: { en: 'Your project was hidden', zh: '您的项目已被隐藏' },
  review: { en: 'Your review was hidden', zh: '您的评价已被隐藏' },
};

const decided: Readonly<Record<Decision, Readonly<Record<AppealedSubject, BilingualText>>>> = {
  contentRestored: {
    publicProfile: { en: 'Your public page is shown again', zh: '您的公开主页已恢复显示' },
    resume: { en: 'Your resume is shown again', zh: '您的简历已恢复显示' },
    posting: { en: 'Your project is shown again', zh: '您的项目已恢复显示' },
    review: { en: 'Your review is shown again', zh: '您的评价已恢复显示' },
    warning: { en: 'The warning to you was lifted', zh: '对您的警告已撤销' },
    silence: { en: 'The ban on your messages was lifted', zh: '对您的禁言已解除' },
  },
  hidingUpheld: {
    publicProfile: { en: 'Your public page stays hidden', zh: '您的公开主页维持隐藏' },
    resume: { en: 'Your resume stays hidden', zh: '您的简历维持隐藏' },
    posting: { en: 'Your project stays hidden', zh: '您的项目维持隐藏' },
    review: { en: 'Your review stays hidden', zh: '您的评价维持隐藏' },
    warning: { en: 'The warning to you stands', zh: '对您的警告维持不变' },
    silence: { en: 'The ban on your messages stands', zh: '对您的禁言维持不变' },
  },
};

/** Tells the author what was hidden and why, in their language, and where they can answer. */
export function tellHidden(
  tx: Tx,
  row: Row & { subject: ModeratedSubject },
  context: CallContext,
): Promise<void> {
  const news = { kind: 'contentHidden', title: hidden[row.subject], text: whyHidden(row) } as const;
  return tell(tx, row, news, context);
}

/** Tells whom it concerns what was decided. */
export function tellDecided(tx: Tx, kind: Decision, row: Row, context: CallContext): Promise<void> {
  const text = { en: row.decision, zh: row.decision };
  return tell(tx, row, { kind, title: decided[kind][row.subject], text }, context);
}

function tell(
  tx: Tx,
  { subject, identity, person_id: personId, title: about }: Row,
  news: Pick<NewNotification, 'kind' | 'title' | 'text'>,
  { deps, now }: CallContext,
): Promise<void> {
  // Their own page and resume are called after themselves, and a message is not quoted in mails.
  const isNamed = subject !== 'publicProfile' && subject !== 'resume' && !isSanction(subject);
  return notify(tx, deps.jobs, {
    ...news,
    personId,
    identity,
    ...(isNamed ? { about } : {}),
    path: pathToAppeal(identity),
    at: now,
  });
}

/** Where the person reads what was hidden of theirs or done to them, and appeals. */
export function pathToAppeal(identity: Identity): string {
  return `${pathTo(identity === 'client' ? 'clientSettings' : 'supplierSettings')}#moderation`;
}

const replyTitles = {
  contentHidden: { en: 'Your reply to a review was hidden', zh: '您对评价的回复已被隐藏' },
  contentRestored: { en: 'Your reply to a review is shown again', zh: '您对评价的回复已恢复显示' },
} as const satisfies Record<string, BilingualText>;

/** A reply goes and comes back with its review, whichever of the two it was for: who wrote it is told why. */
export async function tellReplier(
  tx: Tx,
  news: keyof typeof replyTitles,
  row: Row,
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

function whyHidden(row: Row): BilingualText {
  const { en, zh } = reasonOf(row);
  return {
    en: `${en} ${howToAppeal.en}`,
    zh: `${zh}${howToAppeal.zh}`,
  };
}

export const howToAppeal: BilingualText = {
  en: 'You can appeal once under Settings.',
  zh: '您可以在“设置”中申诉一次。',
};

function reasonOf({ reason, words }: Row): BilingualText {
  const why = moderationReasons.find(({ value }) => value === reason);
  return {
    en: [why?.en ?? '', words].filter((part) => part !== '').join(' '),
    zh: [why?.zh ?? '', words].filter((part) => part !== '').join(''),
  };
}
