import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import { money } from '../pages/format.ts';
import type { Texts } from '../pages/text.ts';
import type { BankLine } from './bank-line.ts';

/** How many lines are shown. */
const SHOWN = 20;

/** Transfers money as a client would, and lists what came. */
export function transferPage(
  texts: Texts,
  asked: { yuan: string; remark: string },
  lines: readonly BankLine[],
): Html {
  return html`<article class="message">
    <p><a href="/sandbox">${texts.title}</a></p>
    <h1>${texts.transfer}</h1>
    <p class="quiet">${texts.transferIntro}</p>
    <form method="post" action="/sandbox/api/transfers" class="card stack">
      <label for="yuan">${texts.transferAmount}</label>
      <input
        id="yuan"
        name="yuan"
        inputmode="decimal"
        pattern="[0-9]+([.][0-9]{1,2})?"
        required
        value="${asked.yuan}"
      />
      <label for="payer">${texts.transferPayer}</label>
      <input id="payer" name="payer" required value="北欧能源有限公司" />
      <label for="remark">${texts.transferRemark}</label>
      <input id="remark" name="remark" value="${asked.remark}" />
      <p><button class="primary">${texts.transferSend}</button></p>
    </form>
    ${
      lines.length === 0
        ? null
        : html`<h2>${texts.statement}</h2>
            <ul class="list">
              ${lines
                .toReversed()
                .slice(0, SHOWN)
                .map(
                  ({ number, amount, payer, remark }) =>
                    html`<li>
                      <span class="row"><strong>${money(amount)}</strong> ${payer}</span>
                      <span>${remark}</span>
                      <span class="quiet small">${number}</span>
                    </li>`,
                )}
            </ul>
            <p class="buttons">
              <a href="/sandbox/api/statement" download>${texts.statementDownload}</a>
            </p>`
    }
  </article>`;
}
