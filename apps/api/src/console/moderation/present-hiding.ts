import type { Hiding, ModeratedContent, OwnHiding } from '@tolk/contract';
import { moderationActionsOf, type ModerationStanding } from '@tolk/domain';
import type { Selectable } from 'kysely';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { reasonText } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import type { Content } from './content-repository.ts';
import type { HidingRow } from './hiding-repository.ts';
import type { ModerationTable } from './moderation-table.ts';

function presentCommon(row: Selectable<ModerationTable>) {
  return {
    moderationId: row.id,
    subject: row.subject,
    title: row.title,
    state: row.state,
    reason: row.reason,
    words: row.words,
    hiddenTime: row.hidden_at.toISOString(),
    appeal: row.appeal,
    appealTime: row.appealed_at?.toISOString() ?? null,
    decision: row.decision,
    decideTime: row.decided_at?.toISOString() ?? null,
  };
}

/** `maySpeak`: whether the caller may speak for whom it was hidden of. */
export function presentOwn(row: Selectable<ModerationTable>, maySpeak: boolean): OwnHiding {
  return { ...presentCommon(row), mayAppeal: maySpeak && row.state === 'hidden' };
}

function presentHiding(row: HidingRow): Hiding {
  return {
    ...presentCommon(row),
    text: row.text,
    hiddenBy: row.hidden_by_name,
    decidedBy: row.decided_by_name,
  };
}

/** How it stands for this member of the staff. */
export function standingOf(
  hiding: Selectable<ModerationTable> | undefined,
  staffId: string,
): ModerationStanding {
  return {
    state: hiding?.state ?? null,
    own: hiding?.hidden_by === staffId,
    appealed: (hiding?.appealed_at ?? null) !== null,
  };
}

export function presentContent(
  subject: ModeratedContent['subject'],
  content: Content,
  hiding: HidingRow | undefined,
  { staffMember, language }: CallContext,
): ModeratedContent {
  const actions = moderationActionsOf(standingOf(hiding, staffMember.staffId));
  return {
    subject,
    subjectId: content.subject_id,
    personId: content.person_id,
    personName: shownName(content.person_name, language),
    title: content.title,
    text: content.text,
    time: content.at.toISOString(),
    hiding: hiding ? presentHiding(hiding) : null,
    allowedActions: actions.map(({ action, enabled }) => ({
      action,
      enabled,
      ...(enabled ? {} : { reason: reasonText('secondPairOfEyes', language) }),
    })),
  };
}
