import QRCode from 'qrcode';
import type { Language } from '@tolk/domain';
import { notifications, outcomes } from '../payments/simulate.ts';
import { stateOf } from '../payments/trade.ts';
import type { Trade } from '../payments/trade.ts';
import type { Sandbox } from '../sandbox.ts';
import { deliveryList } from './delivery-list.ts';
import { money, moment } from './format.ts';
import { html, verbatim } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import { providerName } from './text.ts';
import type { Texts } from './text.ts';

/** One payment in the list: what it is, the code that stands for it, and what can be done to it. */
export async function paymentCard(
  { clock, courier }: Sandbox,
  trade: Trade,
  texts: Texts,
  language: Language,
): Promise<Html> {
  const state = stateOf(trade, clock.now());
  const path = `/sandbox/pay/${encodeURIComponent(trade.outTradeNo)}`;
  const isOpen = state === 'open';
  const qr = isOpen && trade.qrPayload ? await qrCode(trade.qrPayload) : null;
  const sent = courier.of(trade);
  return html`<article class="card payment">
    ${qr && html`<a class="qr" href="${path}" aria-label="${texts.payPage}">${qr}</a>`}
    <div class="grow">
      <p class="row">
        <strong class="amount">${money(trade.paid?.amount ?? trade.amount)}</strong>
        <span class="chip ${state}">${texts[state]}</span>
      </p>
      <p>${trade.description}</p>
      <p class="quiet small">
        <span class="dot ${trade.provider}"></span>${providerName(trade.provider, language)} ·
        ${trade.outTradeNo} · ${moment(trade.createdAt, language)}
      </p>
      ${isOpen ? actions(trade, path, texts) : null} ${deliveryList(sent, texts, language)}
    </div>
  </article>`;
}

function actions(trade: Trade, path: string, texts: Texts): Html {
  const classes = { pay: 'primary', fail: 'plain', expire: 'plain' } as const;
  const api = `/sandbox/api/payments/${encodeURIComponent(trade.outTradeNo)}`;
  return html`<form method="post" action="${api}" class="buttons">
    <input type="hidden" name="back" value="list" />
    ${outcomes.map(
      (outcome) =>
        html`<button class="${classes[outcome]}" name="outcome" value="${outcome}">
          ${texts[outcome]}
        </button>`,
    )}
    <label
      ><span class="quiet small">${texts.notification}</span>
      <select name="notify">
        ${notifications.map((how) => html`<option value="${how}">${texts[how]}</option>`)}
      </select></label
    >
    <a href="${path}">${texts.payPage}</a>
  </form>`;
}

/** Dark on light in both colour schemes, since scanners expect it. */
async function qrCode(payload: string): Promise<Html> {
  return verbatim(await QRCode.toString(payload, { type: 'svg', margin: 2, width: 116 }));
}
