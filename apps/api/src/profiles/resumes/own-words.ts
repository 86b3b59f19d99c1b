import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import {
  findSupplierProfile,
  saveSelfEvaluation,
  setResumeFile,
} from '../profile/profile-repository.ts';
import { visibleText } from '../../calls/field-rules.ts';
import { lockCaller, tellOwnTabs } from '../profile/shown-person.ts';
import { unsavedSupplierProfile } from '../profile/unsaved-profile.ts';
import { dropFiles, requireOwnFiles } from './resume-files.ts';

type Calls = typeof calls.supinterface.resume;

/** What the supplier says about their own work; may be saved before the profile. */
export async function saveOwnEvaluation(
  { selfEvaluation }: RequestOf<Calls['saveSelfEvaluation']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveSelfEvaluation']>> {
  const { personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const unsaved = { ...unsavedSupplierProfile(personId), updated_at: now };
    await saveSelfEvaluation(tx, unsaved, visibleText(selfEvaluation));
    tellOwnTabs(tx, personId);
    return {};
  });
}

/** The file that was the resume before goes, unless an application holds it. Throws 422 at `fileId`. */
export async function saveOwnResumeFile(
  { fileId }: RequestOf<Calls['saveResumeFile']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveResumeFile']>> {
  const { deps, personId, now } = context;
  const wanted = fileId === null ? [] : [fileId];
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const before = (await findSupplierProfile(tx, personId))?.resume_file_id ?? null;
    await requireOwnFiles(tx, personId, { field: 'fileId', ids: wanted, place: personId });
    const unsaved = { ...unsavedSupplierProfile(personId), updated_at: now };
    await setResumeFile(tx, unsaved, wanted[0] ?? null);
    const ids = before === null || wanted.includes(before) ? [] : [before];
    await dropFiles(tx, deps.jobs, personId, { ids, now });
    tellOwnTabs(tx, personId);
    return {};
  });
}
