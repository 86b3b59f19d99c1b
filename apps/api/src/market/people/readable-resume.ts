import type { Queryable } from '../../database/schema.ts';
import { resumeFileUse, tiesTo, type SupplierTies } from './supplier-access-repository.ts';
import { refuse } from '../../calls/refusal.ts';

/**
 * What ties the client to a supplier whose resume they may read. Throws `notFound` for everybody
 * else, as for nobody.
 */
export async function requireReadable(
  db: Queryable,
  clientId: string,
  supplierId: string,
): Promise<SupplierTies> {
  const ties = await tiesTo(db, clientId, supplierId);
  return ties !== undefined && isReadable(ties) ? ties : refuse('notFound');
}

/** Those of the suppliers whose resume the client may read now. */
export async function readableOf(
  db: Queryable,
  clientId: string,
  supplierIds: readonly string[],
): Promise<string[]> {
  const ties = await Promise.all(supplierIds.map((id) => tiesTo(db, clientId, id)));
  return supplierIds.filter((_, at) => {
    const one = ties[at];
    return one !== undefined && isReadable(one);
  });
}

/**
 * Contacts, and the resume as a file, which carries them, are for those whom the supplier turned to
 * or worked for.
 */
export function seesContact({ applied, worked }: SupplierTies): boolean {
  return applied || worked;
}

/** Files of certificates and cases go with the resume, the resume as a file with the contact. */
export async function isReadableResumeFile(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const use = await resumeFileUse(db, fileId);
  if (use === undefined || use.hidden) return false;
  const ties = await tiesTo(db, personId, use.ownerId);
  return ties !== undefined && (use.inEntry ? isReadable(ties) : seesContact(ties));
}

/** An invitation is the client's doing: it opens nothing that the supplier has not opened. */
function isReadable({ applied, worked, findable }: SupplierTies): boolean {
  return applied || worked || findable;
}

/** Whom the client may send an order to: found, invited, or known from an application or from work before. */
export function isOfferable({ applied, worked, invited, findable }: SupplierTies): boolean {
  return applied || worked || invited || findable;
}
