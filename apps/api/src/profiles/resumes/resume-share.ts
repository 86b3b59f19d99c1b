import { randomBytes } from 'node:crypto';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import type { ResumeShareTable } from './resume-share-table.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { closeShare, findShare, openShare } from './resume-share-repository.ts';

type Calls = typeof calls.supinterface.resume;
type Share = ResponseOf<Calls['getResumeShare']>;

const tokenBytes = 24;

export async function ownShare({ deps, personId }: CallContext): Promise<Share> {
  return presentShare(await findShare(deps.db, personId), deps.config.publicUrl);
}

/** A closed share is forgotten: opened again, the resume lies under another link. */
export async function setShare(
  { open, parts }: RequestOf<Calls['setResumeShare']>,
  context: CallContext,
): Promise<Share> {
  const { deps, personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    invalidate(tx, personId, ['ResumeShare']);
    if (!open) {
      await closeShare(tx, personId);
      return presentShare(undefined, deps.config.publicUrl);
    }
    const token = randomBytes(tokenBytes).toString('base64url');
    const share = await openShare(tx, { person_id: personId, token, parts, created_at: now });
    return presentShare(share, deps.config.publicUrl);
  });
}

function presentShare(share: ResumeShareTable | undefined, publicUrl: string): Share {
  if (share === undefined) return { link: null, parts: [] };
  const link = publicUrl + pathTo('resumeDetail', { share: share.token });
  return { link, parts: share.parts };
}
