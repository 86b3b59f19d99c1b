const OFFSET = 8 * 3_600_000;

/** `2026-11-20T18:00:00+08:00`: RFC 3339 in whole seconds, as WeChat Pay wants it. */
export function toRfc3339(time: Date): string {
  return `${shanghai(time)}+08:00`;
}

/** `2026-11-20 18:00:00`: times of Alipay and Nuonuo carry no zone and mean UTC+8. */
export function toChinaTime(time: Date): string {
  return shanghai(time).replace('T', ' ');
}

/** Null for an absent or unreadable time. */
export function fromAlipayTime(text: string | undefined): Date | null {
  return text ? readTime(`${text.replace(' ', 'T')}+08:00`) : null;
}

/** ISO 8601 with a zone; null for an absent or unreadable time. */
export function readTime(text: string | undefined): Date | null {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

function shanghai(time: Date): string {
  return new Date(time.getTime() + OFFSET).toISOString().slice(0, 19);
}
