import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { callerMay } from '../../calls/member-may.ts';
import { listApplications } from '../applications/application-repository.ts';
import { listLiveOrders } from '../postings/live-order-repository.ts';
import { presentApplication } from '../applications/present-application.ts';
import { readAllOf } from '../applications/received-applications.ts';
import { resumeOf } from '../../profiles/resumes/read-resume.ts';
import { requireReadable, seesContact } from './readable-resume.ts';
import { listNamesOf } from '../supplier-lists/supplier-list-repository.ts';
import { noteOn } from './supplier-notes.ts';

type Call = typeof calls.clientinterface.resumes.getSupResumeData;

/**
 * A supplier's resume for a client who may read it, which marks the supplier's applications read where
 * the client may answer them. Throws `notFound`.
 */
export async function resumeForClient(
  { supUserId }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  const { deps, personId, now, language } = context;
  const ties = await requireReadable(deps.db, personId, supUserId);
  if (callerMay(context, 'ask')) {
    await context.transaction((tx) => readAllOf(tx, personId, supUserId, now));
  }
  const party = { client_id: personId, supplier_id: supUserId };
  const all = { limit: limits.list.pageSizeMax, offset: 0 };
  const [resume, applications, orders, note, savedIn] = await Promise.all([
    resumeOf(deps.db, supUserId, { withContact: seesContact(ties), now }),
    listApplications(deps.db, party, all),
    listLiveOrders(deps.db, { clientId: personId, supplierId: supUserId }),
    noteOn(deps.db, personId, supUserId, language),
    listNamesOf(deps.db, personId, [supUserId]),
  ]);
  return {
    resume,
    applications: applications.list.map((row) => presentApplication(row, 'client', now, language)),
    postingOrders: orders.map(({ id, posting_id }) => ({
      projectOrderId: id,
      projectReleaseInforId: posting_id,
    })),
    note,
    savedIn: savedIn.get(supUserId) ?? [],
  };
}
