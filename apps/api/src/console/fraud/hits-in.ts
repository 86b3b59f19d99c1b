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

/** Accounts and cards, which are no contacts: long figures, also in groups, and IBANs. */
const numbers =
  /[a-z]{2}\p{Nd}{2}(?:[\s-]?[a-z\p{Nd}]{4}){2,7}(?:[\s-]?[a-z\p{Nd}]{1,3})?(?![a-z\p{Nd}])|\p{Nd}(?:[\s.·-]?\p{Nd}){8,}|\p{Nd}{5,}/giu;

/** What stands around a hit, contacts and long numbers in it masked, also where its edge cuts them. */
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
  for (const one of hiddenIn(text, contacts)) {
    if (one.end <= at || one.start >= until) continue;
    excerpt += text.slice(at, Math.max(at, one.start)) + one.shown;
    at = one.end;
  }
  excerpt += text.slice(at, until) + (until < text.length ? '…' : '');
  return excerpt.replaceAll(/\s+/g, ' ').trim();
}

/** What no excerpt shows, in the order of the text; of a contact what tells it from others. */
function hiddenIn(text: string, contacts: readonly FoundContact[]) {
  const found = contacts.map(({ contact, start, end }) => ({ start, end, shown: masked(contact) }));
  const long = Array.from(text.matchAll(numbers), ({ 0: way, index }) => ({
    start: index,
    end: index + way.length,
    shown: '…',
  }));
  return [...found, ...long].toSorted((a, b) => a.start - b.start);
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** Enough to find it in the texts, too little to use it. */
function masked(contact: string): string {
  const shown = contact.length < 8 ? 1 : 3;
  return `${contact.slice(0, shown)}…${contact.slice(-shown)}`;
}
