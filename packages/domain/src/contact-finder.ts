import { contactWays, numberBegins, numberEnds } from './contact-data.ts';
import { deciphered } from './deciphered-text.ts';

export type ContactKind = 'mail' | 'link' | 'messenger' | 'phone';

/** A way to reach somebody, and where it stands in the text (UTF-16 units, `end` excluded). */
export interface FoundContact {
  kind: ContactKind;
  /** In one spelling, so that two texts can be compared. */
  contact: string;
  start: number;
  end: number;
}

const topLevels =
  'com|net|org|info|io|me|co|cn|hk|tw|jp|kr|sg|de|at|ch|fr|it|es|nl|be|se|no|dk|fi|pl|uk|ie|us|ca|eu|edu';
const separator = String.raw`\s{0,2}(?:\.|。|[([{<]dot[)\]}>]|\sdot\s|点)\s{0,2}`;

/** What is written around a filter, besides all that is written openly. */
const disguises = [
  // “mara (at) example dot org”, “mara @ example . org”.
  String.raw`[a-z0-9][a-z0-9._%+-]{0,63}\s{0,2}(?:@|[([{<]at[)\]}>]|艾特|\sat\s)\s{0,2}(?:[a-z0-9-]{1,63}${separator}){1,3}(?:${topLevels})(?![a-z])`,
  // “t.me/mara” and other addresses without a scheme, where something follows the name of the site.
  String.raw`(?<![a-z0-9@./-])(?:[a-z0-9-]{1,63}\.){1,3}(?:${topLevels})\/[a-z0-9_@+][^\s，。；）)]{0,200}`,
  // “VX：mara_88”, “加薇 mara_88”; without a colon only what no word is.
  String.raw`(?:(?<![a-z])(?:vx|wx|wechat|weixin|vchat|whatsapp|telegram|skype|kakaotalk|zalo|line)|微信|薇信|威信|徽信|v信|薇|加v|绿泡泡)(?:\s?(?:id|号码?|账号|是|为|同号)){0,2}\s{0,2}(?:[:：]\s{0,2}@?[a-z][\w.-]{4,19}|@?(?=[a-z_-]{0,19}\d)[a-z][\w-]{4,19}|\+?\d(?:[\s-]?\d){6,13})`,
  // “Q 号 12345678”, “扣扣 12345678”.
  String.raw`(?:(?<![a-z])qq|扣扣|叩叩|企鹅|(?<![a-z])q\s?号)(?:群|号码?|\s|[:：是为]){0,4}[1-9]\d{4,10}(?!\d)`,
  // “(212) 555-0142”.
  String.raw`\(\d{3}\)\s?\d{3}[-. ]\d{4}(?!\d)`,
  // Digits that may be a number to call; `isCalled` decides.
  String.raw`(?<![\da-z.,])${numberBegins}\+?\d(?:[\s().·_*-]{0,3}\d){6,14}(?![\da-z])${numberEnds}`,
];
const all = new RegExp([...contactWays, ...disguises].join('|'), 'giu');

/**
 * Every way to reach somebody in a text, also where it is spelled to slip through: in full-width signs,
 * with digits as words, apart, or “at” and “dot”. It marks and changes nothing, so that it may look
 * wider than what forms refuse.
 */
export function findContacts(text: string): FoundContact[] {
  const { plain, positions } = deciphered(text);
  const found: FoundContact[] = [];
  for (const match of plain.matchAll(all)) {
    const [way] = match;
    const read = readWay(way, plain.slice(Math.max(0, match.index - 16), match.index));
    if (read === null) continue;
    const last = match.index + way.length - 1;
    found.push({
      ...read,
      start: positions[match.index] ?? 0,
      end: (positions[last] ?? text.length - 1) + 1,
    });
  }
  return found;
}

function readWay(way: string, before: string): Pick<FoundContact, 'kind' | 'contact'> | null {
  if (/^(?:https?:\/\/|www\.)/.test(way) || /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\//.test(way)) {
    const contact = way.replace(/^https?:\/\//, '').replace(/^www\./, '');
    return { kind: 'link', contact: withoutTail(contact) };
  }
  const messenger = messengerId(way);
  if (messenger !== null) {
    if (isOrdinary(way, messenger)) return null;
    const digits = calledNumber(messenger);
    return isMobile(digits)
      ? { kind: 'phone', contact: digits }
      : { kind: 'messenger', contact: messenger };
  }
  if (/@|\bat\b|艾特/u.test(way)) {
    const contact = mailOf(way);
    return contact === null ? null : { kind: 'mail', contact };
  }
  return isCalled(way, before) ? { kind: 'phone', contact: calledNumber(way) } : null;
}

/** What ends a sentence ends no address. */
function withoutTail(address: string): string {
  let end = address.length;
  while (end > 0 && '/.,;:!?，。；：！？）)'.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** What follows the name of a messenger; null where none is named. */
function messengerId(way: string): string | null {
  const named =
    /^(?:vx|wx|wechat|weixin|vchat|whatsapp|telegram|skype|kakaotalk|zalo|line|微信|薇信|威信|徽信|v信|薇|加v|绿泡泡|qq|扣扣|叩叩|企鹅|q\s?号)(?:\s?(?:id|群|号码?|账号|同号)|\s|[:：是为]){0,6}@?(.+)$/u.exec(
      way,
    );
  return named?.[1] === undefined ? null : withoutTail(named[1].replaceAll(/\s/g, ''));
}

const ordinaryWords = new Set(
  [
    'about account after agreed allowed always anytime askme available before business busy calls chat',
    'client clients company contact contacts daily details english every first friendly german groups',
    'interview interviews invoice later legal localisation localization mandarin meeting meetings',
    'message messages mobile name never none number office online only optional payment phone platform',
    'please possible preferred private provided required request sometimes software support there',
    'today translation translator translators typing unavailable unknown upon user users video voice',
    'welcome where will with work works writing yours',
  ].flatMap((words) => words.split(' ')),
);

/** “Product line: medical”, “Skype: available on request”: a word behind the name, and nobody's id. */
function isOrdinary(way: string, id: string): boolean {
  if (/^line(?!\s?id)/.test(way)) return !/^(?=.*[a-z])(?=.*[\d_])/.test(id) && !way.includes('@');
  return id === '' || ordinaryWords.has(id);
}

const mailHosts =
  /^(?:gmail|googlemail|hotmail|outlook|live|yahoo|qq|163|126|sina|foxmail|aliyun|icloud|proton|protonmail|gmx|web|mail|yandex)\./;

/** Words may stand around “at”: without a known provider, at least the dot has to be spelled out. */
function mailOf(way: string): string | null {
  const spelledDot = /dot|点/u.test(way);
  const bareAt = /\sat\s/.test(way);
  const address = way
    .replaceAll(/[([{<]at[)\]}>]|艾特|\sat\s/gu, '@')
    .replaceAll(/[([{<]dot[)\]}>]|\sdot\s|[点。]/gu, '.')
    .replaceAll(/\s/g, '');
  const host = address.slice(address.indexOf('@') + 1);
  return bareAt && !spelledDot && !mailHosts.test(host) ? null : address;
}

const isMobile = (digits: string) => /^1[3-9]\d{9}$/.test(digits);

/** As it is dialled: mobiles of China without their country, others with `+` where it was given. */
function calledNumber(way: string): string {
  const from = way.search(/[+\d]/);
  const abroad = way.slice(from).startsWith('+') || way.slice(from).startsWith('00');
  const digits = way.replaceAll(/\D/g, '').replace(abroad ? /^00/ : /^$/, '');
  const inChina = digits.startsWith('86') ? digits.slice(2) : digits;
  if (isMobile(inChina)) return inChina;
  return abroad ? `+${digits}` : digits;
}

const date = /(?<!\d)(?:\d{4}[-.\s]\d{1,2}[-.\s]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})(?!\d)/;
const called =
  /(?:tel|phone|mobile|cell|call|call me|reach me|text me|电话|手机|致电|号码|座机|联系我)\s?(?:at|on|is)?[\s.:：#是为]{0,4}$/u;

/** Sums, dates, contracts and tax numbers have digits too: groups tell, or what stands before them. */
function isCalled(way: string, before: string): boolean {
  if (/^(?:\+|00)/.test(way) || /^\(\d{3}\)/.test(way)) return true;
  const digits = way.replaceAll(/\D/g, '');
  if (date.test(way)) return false;
  const groups = way.split(/\D+/).map(({ length }) => length);
  if (isMobile(digits)) return mobileGroups.has(groups.join(' ')) || groups.every((n) => n <= 2);
  if (/^0\d{9,11}$/.test(digits) && landlineGroups.has(groups.join(' '))) return true;
  return digits.length <= 13 && called.test(before);
}

const mobileGroups = new Set(['11', '3 4 4', '3 8', '7 4', '3 3 5', '5 6', '4 4 3', '4 7']);
const landlineGroups = new Set(['3 8', '4 7', '4 8', '3 7', '3 4 4', '4 4 4', '4 3 4']);
