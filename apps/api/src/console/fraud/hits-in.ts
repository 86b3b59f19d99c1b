import { createHash } from 'node:crypto';
import {
  findContacts,
  limits,
  outsidePaymentIn,
  type FoundContact,
  type TextPlace,
} from '@tolk/domain';
import type { TextHit } from './text-hit-repository.ts';
import type { WrittenText } from './written-text-repository.ts';

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

/** What one text holds: contacts that are the writer's own, and the first proposal to pay outside. */
export function hitsIn(place: TextPlace, written: WrittenText): TextHit[] {
  const { quoted, text: whole, ...from } = written;
  const text = whole.slice(0, limits.fraud.searched);
  const contacts = findContacts(text);
  const foreign = new Set(contacts.length === 0 ? [] : contactsOf(quoted));
  const found = { ...from, place, version: hashed(whole).slice(0, 32) };
  const hits = new Map<string, TextHit>();
  for (const { contact, kind, start, end } of contacts) {
    if (hits.size === limits.fraud.contacts) break;
    const key = hashed(contact);
    if (foreign.has(contact) || hits.has(key)) continue;
    const shown = masked(contact);
    const excerpt = excerptOf(text, contacts, { start, end });
    hits.set(key, { ...found, kind: 'contact', key, shown, is_link: kind === 'link', excerpt });
  }
  const proposal = proposalPlaces.has(place) ? outsidePaymentIn(text) : null;
  if (proposal !== null) {
    const excerpt = excerptOf(text, contacts, proposal);
    hits.set('', { ...found, kind: 'outsidePayment', key: '', shown: '', is_link: false, excerpt });
  }
  return [...hits.values()];
}

const contactsOf = (text: string) =>
  findContacts(text.slice(0, limits.fraud.searched)).map(({ contact }) => contact);

/** What stands around a hit, the contacts in it masked. */
function excerptOf(
  text: string,
  contacts: readonly FoundContact[],
  { start, end }: Pick<FoundContact, 'start' | 'end'>,
): string {
  const around = Math.max(0, Math.floor((limits.fraud.excerpt - (end - start)) / 2));
  const from = Math.max(0, start - around);
  const until = Math.min(text.length, end + around);
  let excerpt = from > 0 ? '…' : '';
  let at = from;
  for (const one of contacts) {
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
