/** What staff may take out of the public's sight. */
export const moderatedSubjects = ['publicProfile', 'resume', 'posting', 'review'] as const;
export type ModeratedSubject = (typeof moderatedSubjects)[number];

/** What staff do to who wrote a message that was reported. */
export const sanctions = ['warning', 'silence'] as const;
export type Sanction = (typeof sanctions)[number];

/** What whom it concerns appeals against, in one way: what was hidden of theirs, and what was done to them. */
export const appealedSubjects = [...moderatedSubjects, ...sanctions] as const;
export type AppealedSubject = (typeof appealedSubjects)[number];

export function isSanction(subject: AppealedSubject): subject is Sanction {
  return sanctions.some((sanction) => sanction === subject);
}

/** Why it is hidden, and why it is reported; the words stand in front of what staff adds. */
export const moderationReasons = [
  { value: 'contact', en: 'It contains contact details.', zh: '包含联系方式。' },
  { value: 'offensive', en: 'It insults or threatens somebody.', zh: '含有侮辱或威胁他人的内容。' },
  { value: 'untrue', en: 'It isn’t true.', zh: '内容不实。' },
  { value: 'advertising', en: 'It advertises something else.', zh: '属于广告或推广内容。' },
  { value: 'private', en: 'It reveals private information.', zh: '泄露他人隐私。' },
  { value: 'unlawful', en: 'It breaks the law.', zh: '违反法律法规。' },
  { value: 'other', en: 'It breaks our rules.', zh: '违反平台规则。' },
] as const;
export type ModerationReason = (typeof moderationReasons)[number]['value'];
export const moderationReasonValues = moderationReasons.map(({ value }) => value);

/**
 * `hidden` by a member of staff; `appealed` by its author, once; `upheld` or `restored` by a second
 * member, or `restored` by anybody of the staff before an appeal or after it. A warning or a silence
 * that holds is `hidden`, one that was lifted `restored`.
 */
export const moderationStates = ['hidden', 'appealed', 'upheld', 'restored'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** The lists of moderation: what was upheld stands among what is hidden. */
export const moderationLists = ['shown', 'reported', 'hidden', 'appealed'] as const;
export type ModerationList = (typeof moderationLists)[number];

const sanctionLists = ['hidden', 'appealed'] as const satisfies readonly ModerationList[];

/** Nothing is shown of what was done to people, and its reports are of messages. */
export function moderationListsOf(subject: AppealedSubject): readonly ModerationList[] {
  return isSanction(subject) ? sanctionLists : moderationLists;
}

/** What became of the reports of one content: staff found nothing, or hid it. */
export const contentReportOutcomes = ['dismissed', 'hidden'] as const;
export type ContentReportOutcome = (typeof contentReportOutcomes)[number];

export const moderationActions = ['hide', 'restore', 'uphold'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export interface ModerationStanding {
  subject: AppealedSubject;
  /** Null: it was never hidden. */
  state: ModerationState | null;
  /** Whether the same member hid it. */
  own: boolean;
  /** Whether its author appealed against that. */
  appealed: boolean;
}

interface ActionOffered {
  action: ModerationAction;
  enabled: boolean;
}

/** By what became of it; what was never hidden stands as what was restored. */
const actions: Readonly<Record<ModerationState, readonly ModerationAction[]>> = {
  hidden: ['restore'],
  appealed: ['restore', 'uphold'],
  upheld: ['restore'],
  restored: ['hide'],
};

/**
 * What a member of staff may do; who hid it neither decides the appeal against that, nor hides again
 * what a colleague showed on that appeal. People are warned and silenced by a report alone.
 */
export function moderationActionsOf({
  subject,
  state,
  own,
  appealed,
}: ModerationStanding): readonly ActionOffered[] {
  const settled = state === 'appealed' || (state === 'restored' && appealed);
  const enabled = !settled || !own;
  return actions[state ?? 'restored']
    .filter((action) => action !== 'hide' || !isSanction(subject))
    .map((action) => ({ action, enabled }));
}
