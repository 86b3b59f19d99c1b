import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { testStandingOf } from '../../language-tests/tests/tested.ts';
import { missingFor } from '../../profiles/profile/completeness-checks.ts';
import { presentMatch, scoreOf } from '../people/match.ts';
import { offersOf } from '../people/match-repository.ts';
import { standingsOf } from './standing-repository.ts';

type Call = typeof calls.supinterface.hall.getPostingStandings;

/**
 * What the caller lacks to apply, by the rules that an application is refused by (`readiness.ts`),
 * and how they stand to each posting.
 */
export async function postingStandings(
  { projectReleaseInforIds }: RequestOf<Call>,
  { deps: { db }, personId, now, language }: CallContext,
): Promise<ResponseOf<Call>> {
  const [missing, testStanding, [offer], postings] = await Promise.all([
    missingFor(db, 'applying', { personId, language }),
    testStandingOf(db, personId),
    offersOf(db, [personId], addMs(now, -limits.evaluation.hiddenMs)),
    standingsOf(db, personId, projectReleaseInforIds),
  ]);
  return {
    missing,
    postings: postings.map((posting) => ({
      projectReleaseInforId: posting.id,
      saved: posting.saved,
      applied: posting.applied,
      ownPosting: posting.own,
      match: offer === undefined ? null : presentMatch(scoreOf(posting, offer)),
      languageTest: testStanding({
        sourceLanguage: posting.source_language,
        targetLanguage: posting.target_language,
      }),
    })),
  };
}
