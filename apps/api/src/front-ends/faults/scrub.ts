import { withoutAddresses } from '../../ports/without-addresses.ts';

/** The query and fragment of an address: they carry names, searches and links that open something. */
const query = /[?#][^\s"'<>)\]]*?(?=(?::\d+){1,2}\)?(?:\s|$)|[\s"'<>)\]]|$)/g;
const jsonWebToken = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const bearer =
  /\b(bearer|token|password|secret|ticket|cookie|key)(["']?\s*[:=]\s*["']?|\s+)[^\s"',;&)]{6,}/gi;
const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
/** Tokens of ours are 43 letters of base64url; names of chunks are words, far from mixing so much. */
const random = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w-])/g;
/** Documents, cards and accounts: 12 digits and more, as one types them; an ID card may end in X. */
const number = /(?<![\w.-])\d(?:[ -]?\d){11,22}[Xx]?(?!\w)/g;
/** A passport: one or two letters and seven or eight digits. */
const passport = /\b[A-Z]{1,2}\d{7,8}\b/g;
const phoneAsTyped = /(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g;

/** A text of a front end without tokens, e-mail addresses, phone and document numbers, and queries. */
export function scrub(text: string): string {
  return withoutAddresses(text.replace(query, '?***').replace(jsonWebToken, '***'))
    .replace(bearer, '$1$2***')
    .replace(uuid, '***')
    .replace(random, '***')
    .replace(phoneAsTyped, '***')
    .replace(number, '***')
    .replace(passport, '***');
}
