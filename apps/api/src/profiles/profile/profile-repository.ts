import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type {
  ClientProfileTable,
  PersonalInformationTable,
  SupplierProfileTable,
} from './profile-table.ts';

export type PersonalInformation = Selectable<PersonalInformationTable>;
export type SupplierProfile = Selectable<SupplierProfileTable>;
export type ClientProfile = Selectable<ClientProfileTable>;

/** What both identities have in common; nothing until the person saved it in one of them. */
export function findInformation(
  db: Queryable,
  personId: string,
): Promise<PersonalInformation | undefined> {
  return db
    .selectFrom('personal_information')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export function findSupplierProfile(
  db: Queryable,
  personId: string,
): Promise<SupplierProfile | undefined> {
  return db
    .selectFrom('supplier_profile')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** The file that is the supplier's resume, and stays it until the transaction ends; null where there is none. */
export async function holdResumeFile(tx: Tx, personId: string): Promise<string | null> {
  const profile = await tx
    .selectFrom('supplier_profile')
    .select('resume_file_id')
    .where('person_id', '=', personId)
    .forShare()
    .executeTakeFirst();
  return profile?.resume_file_id ?? null;
}

export function findClientProfile(
  db: Queryable,
  personId: string,
): Promise<ClientProfile | undefined> {
  return db
    .selectFrom('client_profile')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Columns that are left out stay as they are. */
export async function saveInformation(
  tx: Tx,
  information: Insertable<PersonalInformationTable>,
): Promise<void> {
  await tx
    .insertInto('personal_information')
    .values(information)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(information))
    .execute();
}

type NewSupplierProfile = Omit<Insertable<SupplierProfileTable>, 'resume_file_id'>;

/** Changes only these columns of a profile that is there, all of `profile` unless told. */
export async function saveSupplierProfile(
  tx: Tx,
  profile: NewSupplierProfile,
  changes: Updateable<SupplierProfileTable> = profile,
): Promise<void> {
  await tx
    .insertInto('supplier_profile')
    .values({ resume_file_id: null, ...profile, ...changes })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changes))
    .execute();
}

/** `unsaved` is written when there is no profile yet. */
export async function saveSelfEvaluation(
  tx: Tx,
  unsaved: NewSupplierProfile,
  selfEvaluation: string,
): Promise<void> {
  const columns = { self_evaluation: selfEvaluation, updated_at: unsaved.updated_at };
  await saveSupplierProfile(tx, unsaved, columns);
}

/** Takes the resume out of sight, or back. */
export async function setResumeHidden(
  tx: Tx,
  personId: string,
  hiddenAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('supplier_profile')
    .set({ hidden_at: hiddenAt })
    .where('person_id', '=', personId)
    .execute();
}

/** `unsaved` is written when there is no profile yet; null takes the file away. */
export async function setResumeFile(
  tx: Tx,
  unsaved: NewSupplierProfile,
  fileId: string | null,
): Promise<void> {
  await saveSupplierProfile(tx, unsaved, {
    resume_file_id: fileId,
    updated_at: unsaved.updated_at,
  });
}

export async function saveClientProfile(
  tx: Tx,
  profile: Insertable<ClientProfileTable>,
): Promise<void> {
  await tx
    .insertInto('client_profile')
    .values(profile)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(profile))
    .execute();
}

/** What others see of the person. */
export async function setName(tx: Tx, personId: string, name: string): Promise<void> {
  await tx.updateTable('person').set({ name }).where('id', '=', personId).execute();
}

/** False when the person goes by another name than `before` by now. */
export async function replaceName(
  tx: Tx,
  personId: string,
  before: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({ name })
    .where('id', '=', personId)
    .where('name', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The name of the company that was handed in for certification, or is certified. */
export async function lockedCompanyName(
  db: Queryable,
  personId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('company_certification')
    .select('company_name')
    .where('person_id', '=', personId)
    .where('status', 'in', ['submitted', 'certified'])
    .executeTakeFirst();
  return row?.company_name;
}

/** Whether the real name was handed in for verification, or is verified. */
export async function isNameLocked(db: Queryable, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('real_name_verification')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', 'in', ['submitted', 'certified'])
    .executeTakeFirst();
  return row !== undefined;
}
