import { product } from '@tolk/domain';

/** Letters and digits of other scripts, each with the Latin one that it is read as. */
const lookalikes = new Map(
  'аa еe іi кk мm оo рp сc тt уy хx ӏl αa ιi κk οo ρp τt υu νv 0o 1l |l'
    .split(' ')
    .map(([foreign = '', latin = '']) => [foreign, latin]),
);

/** What only those who run the product are called: whole words, and in Chinese anywhere. */
const offices = new Set(
  'admin administrator support service services staff team official moderator helpdesk'.split(' '),
);
const chineseOffices = /客服|官方|管理员|工作人员|审核员/u;
const officesAlone =
  /^(admin|administrator|support|moderator|customer (service|support)|(在线|官方|平台)?客服|官方|(系统)?管理员)$/u;

/** As it is read: one form for lookalikes, words of letters and digits with one space between. */
function asRead(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const latin = Array.from(plain, (character) => lookalikes.get(character) ?? character).join('');
  return latin.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const names = [product.name, product.nameChinese].map(asRead);

/**
 * Whether a name speaks for the product: others would take its bearer for customer service. The
 * product's name alone stands in surnames and companies and is nobody's.
 */
export function speaksForProduct(name: string): boolean {
  const read = asRead(name);
  if (officesAlone.test(read)) return true;
  return names.some((own) => {
    if (!read.replaceAll(' ', '').includes(own)) return false;
    const words = read.split(' ').map((word) => word.replace(own, ''));
    return words.some((word) => offices.has(word)) || chineseOffices.test(read);
  });
}
