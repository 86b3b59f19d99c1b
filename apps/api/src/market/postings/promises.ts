import type { OwnPostingDetail, RequestOf, calls } from '@tolk/contract';
import {
  confidentialityPromise,
  mayOpenPostingFile,
  needsPromise,
  type Language,
} from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { tiesToPosting } from './posting-access-repository.ts';
import { postingFiles } from './posting-file-repository.ts';
import { lockPosting } from './posting-repository.ts';
import { insertPromise, type PromiseRecord } from './promise-repository.ts';

type Hall = typeof calls.supinterface.hall;

/**
 * The caller promises to keep the posting's files to themselves; a second time changes nothing. Throws
 * `notFound` where no such file is open to them, `conflict` for a wording that is no longer asked for.
 */
export async function promiseConfidentiality(
  { projectReleaseInforId, version }: RequestOf<Hall['promiseConfidentiality']>,
  context: CallContext,
): Promise<object> {
  const { personId, now } = context;
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const posting = (await lockPosting(tx, projectReleaseInforId)) ?? refuse('notFound');
    const ties = await tiesToPosting(tx, personId, posting.id);
    const files = await postingFiles(tx, posting.id);
    const opens = files.some(
      ({ audience }) => mayOpenPostingFile(audience, ties) && needsPromise(audience, ties),
    );
    if (!opens) refuse('notFound');
    if (version !== confidentialityPromise.version) refuse('conflict');
    const promise = { posting_id: posting.id, person_id: personId, version, promised_at: now };
    if (!(await insertPromise(tx, promise))) return;
    invalidate(tx, personId, ['Posting']);
    invalidate(tx, posting.owner_id, ['Posting']);
  });
  return {};
}

export function presentPromise(
  { person_id, name, version, promised_at }: PromiseRecord,
  language: Language,
): OwnPostingDetail['promises'][number] {
  return {
    supUserId: person_id,
    supUserName: shownName(name, language),
    version,
    promisedTime: promised_at.toISOString(),
  };
}
