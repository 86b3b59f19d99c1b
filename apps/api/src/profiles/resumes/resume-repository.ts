import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type {
  CertificateTable,
  EducationTable,
  ProjectExperienceTable,
  WorkExperienceTable,
} from './resume-table.ts';

/** The lists of a resume. */
export type EntryTable =
  | 'education'
  | 'certificate'
  | 'work_experience'
  | 'project_experience'
  | 'portfolio_sample';

/** Whose entry it is: of nobody else it is changed. */
export interface OwnEntry {
  id: string;
  person_id: string;
}
type Columns<Table> = Omit<Insertable<Table>, keyof OwnEntry | 'created_at'>;
export type EducationColumns = Columns<EducationTable>;
export type CertificateColumns = Columns<CertificateTable>;
export type WorkExperienceColumns = Columns<WorkExperienceTable>;
export type ProjectExperienceColumns = Columns<ProjectExperienceTable>;

/** What goes on comes first, then what ended last. */
const newestPeriod = sql`end_month desc nulls first, start_month desc, created_at desc, id`;

export function listEducations(
  db: Queryable,
  personId: string,
): Promise<Selectable<EducationTable>[]> {
  return db
    .selectFrom('education')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(newestPeriod)
    .execute();
}

/** The newest issue first; those of an unknown month come last. */
export function listCertificates(
  db: Queryable,
  personId: string,
): Promise<Selectable<CertificateTable>[]> {
  return db
    .selectFrom('certificate')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(sql`issued_month desc nulls last, created_at desc, id`)
    .execute();
}

export function listWorkExperiences(
  db: Queryable,
  personId: string,
): Promise<Selectable<WorkExperienceTable>[]> {
  return db
    .selectFrom('work_experience')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(newestPeriod)
    .execute();
}

export function listProjectExperiences(
  db: Queryable,
  personId: string,
): Promise<Selectable<ProjectExperienceTable>[]> {
  return db
    .selectFrom('project_experience')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(newestPeriod)
    .execute();
}

type Written = OwnEntry & { created_at: Date };

/** Adds the entry, or changes the columns of the one that the person has under this id. */
export async function writeEducation(
  tx: Tx,
  entry: Written,
  columns: EducationColumns,
): Promise<void> {
  await tx
    .insertInto('education')
    .values({ ...entry, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** As `writeEducation`. */
export async function writeCertificate(
  tx: Tx,
  entry: Written,
  columns: CertificateColumns,
): Promise<void> {
  await tx
    .insertInto('certificate')
    .values({ ...entry, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** As `writeEducation`. */
export async function writeWorkExperience(
  tx: Tx,
  entry: Written,
  columns: WorkExperienceColumns,
): Promise<void> {
  await tx
    .insertInto('work_experience')
    .values({ ...entry, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** As `writeEducation`. */
export async function writeProjectExperience(
  tx: Tx,
  entry: Written,
  columns: ProjectExperienceColumns,
): Promise<void> {
  await tx
    .insertInto('project_experience')
    .values({ ...entry, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

export async function countEntries(
  db: Queryable,
  table: EntryTable,
  personId: string,
): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from ${sql.table(table)} where person_id = ${personId}
  `.execute(db);
  return rows[0]?.entries ?? 0;
}

export async function hasEntry(
  db: Queryable,
  table: EntryTable,
  entry: OwnEntry,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${entry.id} and person_id = ${entry.person_id}
  `.execute(db);
  return rows.length > 0;
}

/** False when the person has no such entry. */
export async function deleteEntry(tx: Tx, table: EntryTable, entry: OwnEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id = ${entry.id} and person_id = ${entry.person_id}
  `.execute(tx);
  return numAffectedRows === 1n;
}
