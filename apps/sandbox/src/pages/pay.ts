import { product } from '@tolk/domain';
import type { Language } from '@tolk/domain';
import { notifications } from '../payments/simulate.ts';
import { stateOf } from '../payments/trade.ts';
import type { Trade, TradeState } from '../payments/trade.ts';
import type { Sandbox } from '../sandbox.ts';
import { deliveryList } from './delivery-list.ts';
import { money, moment } from './format.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import { providerName } from './text.ts';
import type { Texts } from './text.ts';

/** The sheet that a payer sees on the phone after scanning the code. */
export function payPage(
  { clock, courier }: Sandbox,
  trade: Trade,
  texts: Texts,
  language: Language,
): Html {
  const state = stateOf(trade, clock.now());
  const merchant = language === 'en' ? product.name : product.nameChinese;
  return html`<section class="sheet ${trade.provider}" aria-labelledby="payee">
    <p class="provider"><span class="dot"></span>${providerName(trade.provider, language)}</p>
    <div class="sum">
      <h1 id="payee">${texts.payee} ${merchant}</h1>
      <p class="total">${money(trade.paid?.amount ?? trade.amount)}</p>
      <p>${trade.description}</p>
    </div>
    ${
      state === 'open'
        ? sheetActions(trade, texts, language)
        : sheetResult(trade, state, texts, language)
    }
    ${deliveryList(courier.of(trade), texts, language)}
    <p class="quiet small center">${texts.simulated} <a href="/sandbox">${texts.list}</a></p>
  </section>`;
}

function facts(rows: readonly (readonly [string, string])[]): Html {
  return html`<dl>
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function sheetActions(trade: Trade, texts: Texts, language: Language): Html {
  const api = `/sandbox/api/payments/${encodeURIComponent(trade.outTradeNo)}`;
  const cancelled = trade.lastFailure === 'CANCELLED';
  return html`
    ${
      trade.lastFailure &&
      html`<p class="notice" role="status">${cancelled ? texts.cancelled : texts.failed}</p>`
    }
    ${facts([
      [texts.order, trade.outTradeNo],
      [texts.until, moment(trade.expiresAt, language)],
      [texts.method, texts.balance],
    ])}
    <form method="post" action="${api}" class="sheet-buttons">
      <input type="hidden" name="reason" value="CANCELLED" />
      <button class="brand-button" name="outcome" value="pay">
        ${texts.pay} ${money(trade.amount)}
      </button>
      <button class="plain" name="outcome" value="fail">${texts.cancel}</button>
    </form>
    <details>
      <summary>${texts.moreWays}</summary>
      <form method="post" action="${api}">
        <fieldset>
          <legend class="quiet small">${texts.notification}</legend>
          ${notifications.map(
            (how) =>
              html`<label class="option"
                ><input type="radio" name="notify" value="${how}" required /><span
                  >${texts[how]}<br /><span class="quiet small">${texts[`${how}Hint`]}</span></span
                ></label
              >`,
          )}
        </fieldset>
        <button class="plain wide" name="outcome" value="pay">${texts.payThisWay}</button>
      </form>
    </details>
  `;
}

function sheetResult(trade: Trade, state: TradeState, texts: Texts, language: Language): Html {
  const back = trade.returnUrl
    ? html`<a class="brand-button" href="${trade.returnUrl}">${texts.back}</a>`
    : null;
  if (!trade.paid) {
    return html`<p class="notice" role="status">${texts.over}</p>
      <div class="sheet-buttons">${back}</div>`;
  }
  const returned = state === 'refunded' || state === 'refunding';
  return html`<p class="success" role="status">
      <span aria-hidden="true">✓</span> ${returned ? texts[state] : texts.done}
    </p>
    ${returned ? html`<p class="center">${texts.returned}</p>` : null}
    ${facts([
      [texts.doneAt, moment(trade.paid.at, language)],
      [texts.transaction, trade.paid.transactionId],
      [texts.order, trade.outTradeNo],
    ])}
    <div class="sheet-buttons">${back}</div>`;
}
