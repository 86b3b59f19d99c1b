import type { Language } from '@tolk/domain';
import type { Sandbox } from '../sandbox.ts';
import { wechatUser } from '../wechat/users.ts';
import { empty } from './empty.ts';
import { moment } from './format.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from './text.ts';

/** How many entries are shown. */
const SHOWN = 20;

/** What people answered to the product, and the links that it had made; newest first. */
export function wechatList({ wechat }: Sandbox, texts: Texts, language: Language): Html {
  const answers = wechat.answers().map(({ openId, allowed, at }) => ({
    at,
    row: html`<span class="row">
      <span lang="zh-CN">${wechatUser(openId)?.nickname ?? openId}</span>
      <span class="chip ${allowed ? 'paid' : ''}">${allowed ? texts.allowed : texts.declined}</span>
    </span>`,
  }));
  const links = wechat.links().map(({ openlink, path, query, at }) => ({
    at,
    row: html`<span class="row">
        <span>${texts.link}</span>
        <span class="chip">${path ? (query ? `${path}?${query}` : path) : texts.linkHome}</span>
      </span>
      <a href="${openlink}">${openlink}</a>`,
  }));
  const entries = [...answers, ...links].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  if (entries.length === 0) return empty(texts.noWechat);
  return html`<ul class="list">
    ${entries
      .slice(0, SHOWN)
      .map(
        ({ at, row }) =>
          html`<li>${row} <span class="quiet small">${moment(at, language)}</span></li>`,
      )}
  </ul>`;
}
