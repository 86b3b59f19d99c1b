/** The template as it is registered for the official account: its id, and its lines. */
export const NOTICE_TEMPLATE = 'tolkNotice_7Kq2mZ9xW4bR8vN1cJ5hT3yLs6pD0';

/** Labels before the values; a `thing` takes 20 characters, a `time` a moment on the clock. */
export const noticeLines = [
  { name: 'thing1', label: '事项', takes: /^[^\n]{1,20}$/u },
  { name: 'thing2', label: '项目', takes: /^[^\n]{1,20}$/u },
  { name: 'time3', label: '时间', takes: /^\d{4}年\d{2}月\d{2}日 \d{2}:\d{2}$/ },
] as const;
