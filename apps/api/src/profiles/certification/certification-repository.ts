import { limits } from '@tolk/domain';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type {
  CompanyCertificationTable,
  RealNameVerificationTable,
  SettlementMethodTable,
  VerificationEventTable,
} from './certification-table.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';

export type RealNameRow = Selectable<RealNameVerificationTable>;
export type CompanyRow = Selectable<CompanyCertificationTable>;
export type SettlementMethodRow = Selectable<SettlementMethodTable>;

export function findRealName(db: Queryable, personId: string): Promise<RealNameRow | undefined> {
  return db
    .selectFrom('real_name_verification')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export function findCompany(db: Queryable, personId: string): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('company_certification')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Other companies that are or may be verified by the same number, however it is written. */
export async function companiesOfNumber(
  db: Queryable,
  { id, country, number_kind, credit_code }: CompanyRow,
): Promise<{ id: string; company_name: string; credit_code: string }[]> {
  const compared = (number: RawBuilder<unknown>) =>
    sql`compared_company_number(country, number_kind, ${number})`;
  return db
    .selectFrom('company_certification')
    .select(['id', 'company_name', 'credit_code'])
    .where('country', '=', country)
    .where('number_kind', '=', number_kind)
    .where('status', 'in', ['submitted', 'certified'])
    .where(sql<boolean>`${compared(sql.ref('credit_code'))} = ${compared(sql`${credit_code}`)}`)
    .where('id', '<>', id)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limits.list.pageSizeMax)
    .execute();
}

export function findSettlementMethods(
  db: Queryable,
  personId: string,
): Promise<SettlementMethodRow[]> {
  return db.selectFrom('settlement_method').selectAll().where('person_id', '=', personId).execute();
}

/** One more than the version of the row that a submission replaces. */
const nextVersion = (table: string) => sql<number>`${sql.ref(`${table}.version`)} + 1`;

/**
 * Saves what the person submitted; the caller holds the person's lock. Throws PostgreSQL's 23505
 * when another account was or may be certified with the same document.
 */
export async function saveRealName(
  tx: Tx,
  row: Insertable<RealNameVerificationTable>,
): Promise<void> {
  const { id: _id, person_id: _personId, ...content } = row;
  await tx
    .insertInto('real_name_verification')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ ...content, version: nextVersion('real_name_verification') }),
    )
    .execute();
}

/**
 * Whether another account was or may be certified with a document that has one of these fingerprints.
 * Until the commit nobody else is answered for the same ones, in whatever order they name them.
 */
export async function isDocumentOfAnother(
  tx: Tx,
  personId: string,
  fingerprints: readonly Buffer[],
): Promise<boolean> {
  const [lowest = Buffer.alloc(8)] = fingerprints.toSorted((a, b) => Buffer.compare(a, b));
  await sql`select pg_advisory_xact_lock(${lowest.readBigInt64BE().toString()}::bigint)`.execute(
    tx,
  );
  const found = await tx
    .selectFrom('real_name_verification')
    .select('id')
    .where('number_fingerprint', 'in', fingerprints)
    .where('person_id', '!=', personId)
    .where('status', 'in', ['submitted', 'certified'])
    .executeTakeFirst();
  return found !== undefined;
}

/** As `saveRealName`; 23505 is about the company's number. */
export async function saveCompany(
  tx: Tx,
  row: Insertable<CompanyCertificationTable>,
): Promise<void> {
  const { id: _id, person_id: _personId, ...content } = row;
  await tx
    .insertInto('company_certification')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ ...content, version: nextVersion('company_certification') }),
    )
    .execute();
}

export async function saveSettlementMethod(
  tx: Tx,
  row: Insertable<SettlementMethodTable>,
): Promise<void> {
  const { id: _id, person_id: _personId, method: _method, ...content } = row;
  await tx
    .insertInto('settlement_method')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'method'])
        .doUpdateSet({ ...content, version: nextVersion('settlement_method') }),
    )
    .execute();
}

export async function insertVerificationEvent(
  tx: Tx,
  event: Insertable<VerificationEventTable>,
): Promise<void> {
  await tx.insertInto('verification_event').values(event).execute();
}

const fileColumn = { realName: 'real_name_id', company: 'company_id' } as const;
type WithFiles = keyof typeof fileColumn;

/** Photos of a verification in their order. */
export function verificationFiles(
  db: Queryable,
  kind: WithFiles,
  id: string,
): Promise<StoredFile[]> {
  return db
    .selectFrom('verification_file')
    .innerJoin('file', 'file.id', 'verification_file.file_id')
    .selectAll('file')
    .where(fileColumn[kind], '=', id)
    .orderBy('position')
    .execute();
}

/** Gives a verification these photos; answers the ids of those that it had before and has no more. */
export async function replaceVerificationFiles(
  tx: Tx,
  kind: WithFiles,
  id: string,
  fileIds: readonly string[],
): Promise<string[]> {
  const before = await tx
    .deleteFrom('verification_file')
    .where(fileColumn[kind], '=', id)
    .returning('file_id')
    .execute();
  const owner = {
    real_name_id: kind === 'realName' ? id : null,
    company_id: kind === 'company' ? id : null,
  };
  await tx
    .insertInto('verification_file')
    .values(fileIds.map((file_id, position) => ({ file_id, position, ...owner })))
    .execute();
  const left = before.map(({ file_id }) => file_id).filter((fileId) => !fileIds.includes(fileId));
  if (left.length > 0) await tx.deleteFrom('file').where('id', 'in', left).execute();
  return left;
}

/** Which of these are photos of documents that the person uploaded, and not of another verification. */
export async function usableDocuments(
  tx: Tx,
  personId: string,
  fileIds: readonly string[],
  verificationId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('file')
    .leftJoin('verification_file', 'verification_file.file_id', 'file.id')
    .leftJoin('translator_certificate_file as scan', 'scan.file_id', 'file.id')
    .select('file.id')
    .where('file.id', 'in', fileIds)
    .where('owner_id', '=', personId)
    .where('purpose', '=', 'document')
    .where((eb) =>
      eb.or([
        eb('verification_file.file_id', 'is', null),
        eb('real_name_id', '=', verificationId),
        eb('company_id', '=', verificationId),
      ]),
    )
    .where((eb) =>
      eb.or([eb('scan.file_id', 'is', null), eb('scan.certificate_id', '=', verificationId)]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
