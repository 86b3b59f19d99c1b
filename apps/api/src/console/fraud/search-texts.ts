import { createHash } from 'node:crypto';
import {
  addMs,
  findContacts,
  limits,
  MINUTE,
  outsidePaymentIn,
  textPlaces,
  type TextPlace,
} from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { forgetHitsBefore, insertHits, type TextHit } from './text-hit-repository.ts';
import { cursorOf, keepCursor, textsAfter, type WrittenText } from './written-text-repository.ts';

/** Between two of them the process does what else waits. */
const batch = 100;

/** A call that was let in then has committed what it wrote. */
const settledMs = 5 * MINUTE;

/**
 * Notes what was found in texts since the last run, and in what may have been edited since; what is too
 * old to count goes.
 */
export async function searchTexts(db: Queryable, now: Date): Promise<void> {
  const since = addMs(now, -limits.fraud.windowMs);
  await forgetHitsBefore(db, since);
  for (const place of textPlaces) await searchPlace(db, place, { since, now });
}

async function searchPlace(
  db: Queryable,
  place: TextPlace,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  let reached = await cursorOf(db, place, since);
  let isLast = false;
  for (let done = 0; !isLast && done < limits.fraud.texts; done += batch) {
    const texts = await textsAfter(db, place, { cursor: reached, until: now, limit: batch });
    await insertHits(
      db,
      texts.flatMap((written) => hitsIn(place, written)),
    );
    isLast = texts.length < batch;
    reached = texts.at(-1) ?? reached;
  }
  await keepCursor(db, place, { isLast, reached, settled: addMs(now, -settledMs) });
}

/** Elsewhere such words tell of the past, or are what was translated. */
const proposalPlaces: ReadonlySet<TextPlace> = new Set([
  'posting',
  'application',
  'invitation',
  'offer',
  'orderTerms',
  'orderNote',
  'orderChange',
  'delivery',
  'message',
  'profile',
  'publicPage',
]);

function hitsIn(place: TextPlace, written: WrittenText): TextHit[] {
  const { quoted, text: whole, ...from } = written;
  const text = whole.slice(0, limits.fraud.searched);
  const foreign = new Set(contactsOf(quoted.slice(0, limits.fraud.searched)));
  const found = { ...from, place, version: hashed(whole).slice(0, 32) };
  const hits = new Map<string, TextHit>();
  for (const { contact, kind, start, end } of findContacts(text)) {
    const key = hashed(contact);
    if (foreign.has(contact) || hits.has(key)) continue;
    const shown = masked(contact);
    const excerpt = excerptOf(text, { start, end });
    hits.set(key, { ...found, kind: 'contact', key, shown, is_link: kind === 'link', excerpt });
  }
  const proposal = proposalPlaces.has(place) ? outsidePaymentIn(text) : null;
  if (proposal !== null) {
    const excerpt = excerptOf(text, proposal);
    hits.set('', { ...found, kind: 'outsidePayment', key: '', shown: '', is_link: false, excerpt });
  }
  return [...hits.values()];
}

const contactsOf = (text: string) => findContacts(text).map(({ contact }) => contact);

/** What stands around a hit, the contacts in it masked. */
function excerptOf(text: string, { start, end }: { start: number; end: number }): string {
  const around = Math.max(0, Math.floor((limits.fraud.excerpt - (end - start)) / 2));
  const from = Math.max(0, start - around);
  const until = Math.min(text.length, end + around);
  let excerpt = from > 0 ? '…' : '';
  let at = from;
  for (const one of findContacts(text)) {
    if (one.start < at || one.end > until) continue;
    excerpt += text.slice(at, one.start) + masked(one.contact);
    at = one.end;
  }
  excerpt += text.slice(at, until) + (until < text.length ? '…' : '');
  return excerpt.replaceAll(/\s+/g, ' ').trim();
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** Enough to find it in the texts, too little to use it. */
function masked(contact: string): string {
  return `${contact.slice(0, 3)}…${contact.slice(-3)}`;
}
