import { sql } from 'kysely';
import type { Tx } from '../database/schema.ts';
import { forgetFacts } from '../console/fraud/case-repository.ts';
import { forgetOffers } from '../market/offers/terms-offer-repository.ts';
import { forgetLists } from '../market/supplier-lists/supplier-list-repository.ts';
import { forgetAddresses } from '../profiles/public-profile/public-profile-repository.ts';
import { verificationsOf } from './profile-data-repository.ts';

/** What hangs on nothing but the person; files stay until nothing refers to them. */
const ownTables = [
  'real_name_verification',
  'company_certification',
  'settlement_method',
  'translator_certificate',
  'education',
  'certificate',
  'work_experience',
  'project_experience',
  'portfolio_sample',
  'public_profile',
  'day_off',
  'work_calendar',
  'supplier_output',
  'supplier_profile',
  'client_profile',
  'personal_information',
  'saved_posting',
  'application_template',
  'application_draft',
  'saved_search',
  'held_alert',
] as const;

/** Removes profile, resume, verifications and searches of a person, with links to their files. */
export async function forgetProfile(tx: Tx, personId: string): Promise<void> {
  await sql`
    delete from verification_event where subject_id in (${verificationsOf(personId)})
  `.execute(tx);
  for (const table of ownTables)
    await sql`delete from ${sql.table(table)} where person_id = ${personId}`.execute(tx);
  await forgetAddresses(tx, personId);
}

/**
 * Removes notes by and about a person, invitations they sent, and those that they left open;
 * an answered one stays with the client who sent it. Offers of terms go too.
 */
export async function forgetPeople(tx: Tx, personId: string): Promise<void> {
  await tx
    .deleteFrom('supplier_note')
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .execute();
  await tx
    .deleteFrom('posting_invitation')
    .where((eb) =>
      eb.or([
        eb('client_id', '=', personId),
        eb.and([eb('supplier_id', '=', personId), eb('answer', 'is', null)]),
      ]),
    )
    .execute();
  await forgetOffers(tx, personId);
  await forgetLists(tx, personId);
  await forgetFacts(tx, personId);
}
