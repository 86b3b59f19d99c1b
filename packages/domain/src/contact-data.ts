/**
 * Ways to reach somebody that people write into texts: mail addresses, links, numbers long enough to
 * call, and the names by which messengers know a person.
 */
const contacts =
  /[\p{L}\p{N}._%+-]+\s?[@＠]\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?:https?:\/\/|www\.)\S+|(?:\+|(?<!\d))\d(?:[\s().-]?\d){7,}|(?:wechat|weixin|whatsapp|telegram|skype|line id|qq|微信号?|加?[vV]信|扣扣)\s?(?:id|号)?\s?[:：]\s?[\w.@+-]{4,}/giu;

/** Whether a text tells how to reach somebody besides the product. */
export function holdsContact(text: string): boolean {
  return text.search(contacts) >= 0;
}

/** The text with an ellipsis for each way to reach somebody. */
export function withoutContacts(text: string): string {
  return text.replaceAll(contacts, '…');
}
