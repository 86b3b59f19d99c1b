import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from '../pages/text.ts';
import { text } from '../raw-body.ts';
import { authorizePath } from './authorize-path.ts';
import { wechatUsers } from './users.ts';

/** What the product asked with goes round with the answer. */
const carried = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'] as const;

/** The sheet that a person sees in WeChat. */
export function authorizePage(question: Record<string, unknown>, texts: Texts): Html {
  return html`<section class="sheet question wechat-pay" aria-labelledby="question">
    <p class="provider"><span class="dot"></span>${texts.wechat}</p>
    <div class="sum">
      <span class="seal large" aria-hidden="true">译</span>
      <h1 id="question">${texts.wechatLogin}</h1>
      <p>${texts.wechatAsks}</p>
    </div>
    <form method="post" action="${authorizePath}" class="sheet-buttons">
      ${carried.map((field) => html`<input type="hidden" name="${field}" value="${text(question, field)}" />`)}
      <fieldset>
        <legend class="quiet small">${texts.wechatWho}</legend>
        ${wechatUsers.map(
          ({ openId, nickname }, index) =>
            html`<label class="option person"
              ><input
                type="radio"
                name="user"
                value="${openId}"
                required
                ${index === 0 ? checked : null}
              /><img src="/sandbox/wechat/avatars/${openId}" alt="" width="40" height="40" /><span
                lang="zh-CN"
                >${nickname}</span
              ></label
            >`,
        )}
      </fieldset>
      <button class="brand-button" name="answer" value="allow">${texts.allow}</button>
      <button class="plain" name="answer" value="decline">${texts.decline}</button>
    </form>
    <p class="quiet small center">${texts.wechatSimulated} <a href="/sandbox">${texts.title}</a></p>
  </section>`;
}

const checked = html`checked`;
