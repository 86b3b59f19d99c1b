const OFFSET = 8 * 3_600_000;

/** `2026-11-20T18:00:00+08:00`, WeChat Pay's form. */
export function toRfc3339(time: Date): string {
  return `${new Date(time.getTime() + OFFSET).toISOString().slice(0, 19)}+08:00`;
}

/** `2026-11-20 18:00:00` in UTC+8, Alipay's form. */
export function toAlipayTime(time: Date): string {
  return toRfc3339(time).slice(0, 19).replace('T', ' ');
}

/** Null for what is no time. */
export function fromAlipayTime(value: string): Date | null {
  return readTime(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}+08:00` : '',
  );
}

export function readTime(value: string): Date | null {
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}
