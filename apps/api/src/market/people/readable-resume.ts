import type { Queryable } from '../../database/schema.ts';
import { ownerOfResumeFile, tiesTo, type SupplierTies } from './supplier-access-repository.ts';
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

/** Contacts are for those whom the supplier turned to or worked for. */
export function seesContact({ applied, worked }: SupplierTies): boolean {
  return applied || worked;
}

/** Certificates, cases and the resume file go with the resume. */
export async function isReadableResumeFile(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const owner = await ownerOfResumeFile(db, fileId);
  if (owner === undefined) return false;
  const ties = await tiesTo(db, personId, owner);
  return ties !== undefined && isReadable(ties);
}

/** An invitation is the client's doing: it opens nothing that the supplier has not opened. */
function isReadable({ applied, worked, findable }: SupplierTies): boolean {
  return applied || worked || findable;
}
