import { product } from '@tolk/domain';

let words = '';
let unread = 0;

function show(): void {
  const name = words === '' ? product.name : `${words} · ${product.name}`;
  const count = unread > 99 ? '99+' : String(unread);
  document.title = unread > 0 ? `(${count}) ${name}` : name;
}

/** Names what the tab shows. */
export function setTabTitle(title: string): void {
  words = title;
  show();
}

/** Says in the tab, by figure and sign, how many messages wait to be read. */
export function setTabUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  show();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? '/favicon-unread.svg' : '/favicon.svg';
}
