import type { FoundGroup, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, foundKindsOf, limits, type FoundKind } from '@tolk/domain';
import { maskedName, parseAccount } from '../../accounts/identity/account-name.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { beginningOf } from '../../calls/beginning-of.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { searchTerms } from '../../database/search-terms.ts';
import { transaction } from '../../database/transaction.ts';
import { noteGlimpseOnce } from '../../service-desk/presence-repository.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { findRecords, type Found, type Wanted } from './found-repository.ts';

type Calls = typeof calls.opsinterface.search;

/** One search over all that the caller’s role may see; kinds without a hit are left out. */
export async function searchRecords(
  { search }: RequestOf<Calls['searchRecords']>,
  context: CallContext,
): Promise<ResponseOf<Calls['searchRecords']>> {
  const { deps, staffMember } = context;
  const text = search.normalize('NFKC').trim();
  const wanted: Wanted = {
    text,
    terms: searchTerms(text),
    contact: parseAccount(text),
    reviewsHiddenSince: addMs(context.now, -limits.evaluation.hiddenMs),
  };
  const groups = await Promise.all(
    foundKindsOf(staffMember.role).map(async (kind) =>
      presentGroup(kind, await findRecords(deps.db, kind, wanted), context),
    ),
  );
  const found = groups.filter(({ hits }) => hits.length > 0);
  const hits = found.reduce((sum, group) => sum + group.hits.length, 0);
  await noteSearch({ action: 'searchRecords', text, found: hits }, context);
  return found;
}

/** Its words are not kept: they may be a contact. */
export async function noteSearch(
  { action, text, found }: { action: string; text: string; found: number },
  context: CallContext,
): Promise<void> {
  await transaction(context.deps.db, async (tx) => {
    const { staffId } = context.staffMember;
    // Typing on is one search, and so is reading its hits again.
    if (!(await noteGlimpseOnce(tx, staffId, `${action} ${text}`, context.now))) return;
    await recordAudit(tx, context, { action, subject: 'search', details: { found: `${found}` } });
  });
}

function presentGroup(
  kind: FoundKind,
  rows: readonly Found[],
  { language }: CallContext,
): FoundGroup {
  const { hits, excerpt } = limits.staffSearch;
  return {
    kind,
    more: rows.length > hits,
    hits: rows.slice(0, hits).map(({ id, screen_id, title, detail, at, state = null }) => ({
      id,
      screenId: screen_id,
      state,
      title: shownName(title, language),
      detail: kind === 'person' ? masked(detail) : beginningOf(detail, excerpt),
      time: at.toISOString(),
    })),
  };
}

function masked(contact: string): string {
  const account = parseAccount(contact);
  return account === null ? '' : maskedName(account);
}
