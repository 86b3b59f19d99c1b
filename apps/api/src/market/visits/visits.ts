import { randomInt } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { countView } from '../postings/posting-view-repository.ts';
import { findPosting } from '../postings/posting-repository.ts';
import { countSiteVisit } from './visit-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { keyedHash } from '../../database/server-key.ts';

type Call = typeof calls.supinterface.overview.getAddFWRS;

/** Counts a visit; answers today's visitors of the site, or the views of the posting. */
export async function countVisit(
  { projectReleaseInforId }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  const { deps, session } = context;
  if (projectReleaseInforId === undefined) {
    return { visitors: await countSiteVisit(deps.db, visitOf(context)) };
  }
  const posting = (await findPosting(deps.db, projectReleaseInforId)) ?? refuse('notFound');
  if (posting.owner_id === session?.personId) return { visitors: posting.views };
  await countLook(posting.id, context);
  return { visitors: (await findPosting(deps.db, posting.id))?.views ?? posting.views };
}

/** Somebody other than its owner looks at a posting. */
export function countLook(postingId: string, context: CallContext): Promise<void> {
  const view = { postingId, ...visitOf(context), slot: randomInt(16) };
  return countView(context.deps.db, view);
}

/** Who comes, and on which UTC day. */
function visitOf({ deps, session, address, now }: CallContext) {
  const day = now.toISOString().slice(0, 10);
  // A visitor is known by a keyed hash that changes every day: no address can be guessed from it.
  const visitor = () =>
    keyedHash(deps.config.serverKeys, 'visitor', `${day} ${address}`).toString('base64url');
  return { day, viewer: session?.personId ?? visitor() };
}
