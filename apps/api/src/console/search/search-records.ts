import type { FoundGroup, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { foundKindsOf, limits, type FoundKind } from '@tolk/domain';
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
  const wanted: Wanted = { text, terms: searchTerms(text), contact: parseAccount(text) };
  const groups = await Promise.all(
    foundKindsOf(staffMember.role).map(async (kind) =>
      presentGroup(kind, await findRecords(deps.db, kind, wanted), context),
    ),
  );
  const found = groups.filter(({ hits }) => hits.length > 0);
  await noteSearch(text, found, context);
  return found;
}

/** Its words are not kept: they may be a contact. */
async function noteSearch(
  text: string,
  groups: readonly FoundGroup[],
  context: CallContext,
): Promise<void> {
  const found = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  await transaction(context.deps.db, async (tx) => {
    const { staffId } = context.staffMember;
    // Typing on is one search, and so is reading its hits again.
    if (!(await noteGlimpseOnce(tx, staffId, `everything ${text}`, context.now))) return;
    const act = { action: 'searchRecords', subject: 'search' };
    await recordAudit(tx, context, { ...act, details: { found: String(found) } });
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
    hits: rows.slice(0, hits).map(({ id, screen_id, title, detail, at }) => ({
      id,
      screenId: screen_id,
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
