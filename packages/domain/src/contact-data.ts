/**
 * Around a number: neither further digits, nor those of a code that letters and hyphens are part of,
 * “7C-0048-4168-899A”. Letters alone may stand there, “wx13912345678”.
 */
export const [numberBegins, numberEnds] = [
  String.raw`(?<!\d[a-z-]{0,10})`,
  String.raw`(?![a-z-]{0,5}\d)`,
];

/** Ways to reach somebody that people write into texts; numbers alone may be dates, sums and contracts. */
export const contactWays = [
  // Mail addresses.
  String.raw`[\p{L}\p{N}._%+-]{1,64}\s?[@＠]\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+`,
  // Links.
  String.raw`(?:https?:\/\/|www\.)\S+`,
  // Numbers as they are dialled from abroad.
  String.raw`(?:(?<!\d)\+|${numberBegins}00)\d(?:[\s().-]?\d){7,}${numberEnds}`,
  // Mobiles and landlines of China.
  String.raw`${numberBegins}1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}${numberEnds}`,
  String.raw`${numberBegins}0\d{2,3}[\s-]\d{7,8}${numberEnds}`,
  // Numbers that are said to be called.
  String.raw`(?<=(?:tel|phone|mobile|call|电话|手机|致电)[\s.:：]{0,3})\d(?:[\s().-]?\d){6,}`,
  // Names in messengers.
  String.raw`(?:wechat|weixin|whatsapp|telegram|skype|line id|qq|微信号?|[vV]信|扣扣)\s?(?:id|号)?\s?[:：]\s?[\w.@+-]{4,}`,
];
const contacts = new RegExp(contactWays.join('|'), 'giu');

/** Whether a text tells how to reach somebody besides the product. */
export function holdsContact(text: string): boolean {
  return text.search(contacts) >= 0;
}

/** The text with an ellipsis for each way to reach somebody. */
export function withoutContacts(text: string): string {
  return text.replaceAll(contacts, '…');
}

/** The ways to reach somebody in a text, each once and in one spelling, so that two texts can be compared. */
export function contactsIn(text: string): string[] {
  const found = [...text.matchAll(contacts)].map(([way]) => way.toLowerCase());
  const spelled = found.map((way) =>
    /[\p{L}@＠]/u.test(way) ? way.replaceAll(/\s/g, '') : way.replaceAll(/[\s().-]/g, ''),
  );
  return [...new Set(spelled)];
}
