import type { ServiceAbout } from '@tolk/contract';
import { openAppealStatuses, type AppealStatus, type Identity } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { findAppeal, type AppealRecord } from '../orders/appeals/appeal-repository.ts';
import { membersOf } from '../persons/member-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import type { ConversationRecord } from './conversation-repository.ts';

/** Whether it may still be asked about. */
export function isOpenAppeal({ status }: { status: AppealStatus }): boolean {
  return openAppealStatuses.some((open) => open === status);
}

/** The appeal that staff asked about; null for all other conversations. */
export async function aboutOf(
  db: Queryable,
  { appeal_id, identity }: Pick<ConversationRecord, 'appeal_id' | 'identity'>,
): Promise<ServiceAbout | null> {
  const appeal = appeal_id === null ? undefined : await findAppeal(db, appeal_id);
  if (appeal === undefined || identity === null) return null;
  return {
    projectOrderAppealId: appeal.id,
    orderName: appeal.order_name,
    orderNumber: appeal.order_number,
    side: identity,
  };
}

/** Whether what is written there waits for who rules on its appeal; after the decision it is as any other. */
export async function waitsForRuling(
  db: Queryable,
  { appeal_id }: Pick<ConversationRecord, 'appeal_id'>,
): Promise<boolean> {
  const appeal = appeal_id === null ? undefined : await findAppeal(db, appeal_id);
  return appeal !== undefined && isOpenAppeal(appeal);
}

export interface PartyPerson {
  personId: string;
  name: string;
  side: Identity;
}

/** The people behind both parties: for a company its members. */
export async function peopleOf(
  db: Queryable,
  appeal: Pick<AppealRecord, 'client_id' | 'supplier_id'>,
): Promise<PartyPerson[]> {
  const people: PartyPerson[] = [];
  for (const side of ['client', 'supplier'] as const) {
    const party = await findPerson(db, appeal[`${side}_id`]);
    if (party === undefined || party.deleted_at !== null) continue;
    if (!party.is_organisation) people.push({ personId: party.id, name: party.name, side });
    else
      for (const { person_id: personId, name } of await membersOf(db, party.id))
        people.push({ personId, name, side });
  }
  return people;
}

/** Whether the person with whom the conversation is stands behind that side of the appeal still. */
export function standsIn(
  people: readonly PartyPerson[],
  { person_id, identity }: Pick<ConversationRecord, 'person_id' | 'identity'>,
): boolean {
  return people.some(({ personId, side }) => personId === person_id && side === identity);
}
