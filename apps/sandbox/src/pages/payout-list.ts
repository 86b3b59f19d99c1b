import type { Language } from '@tolk/domain';
import { openOutcomes } from '../payouts/payout.ts';
import type { Payout } from '../payouts/payout.ts';
import type { Sandbox } from '../sandbox.ts';
import { deliveryList } from './delivery-list.ts';
import { empty } from './empty.ts';
import { dollars, moment } from './format.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from './text.ts';

/** How many payouts are shown. */
const SHOWN = 50;

/** What was sent to PayPal and Payoneer, newest first, and what can become of it. */
export function payoutList(sandbox: Sandbox, texts: Texts, language: Language): Html {
  const payouts = sandbox.payouts.all().toReversed().slice(0, SHOWN);
  if (payouts.length === 0) return empty(texts.noPayouts);
  return html`<div class="stack">
    ${payouts.map((payout) => payoutCard(sandbox, payout, texts, language))}
  </div>`;
}

function payoutCard({ courier }: Sandbox, payout: Payout, texts: Texts, language: Language): Html {
  const { provider, reference, amount, account, state, sentAt } = payout;
  const sent = provider === 'paypal' ? courier.of({ provider, outTradeNo: reference }) : [];
  return html`<article class="card">
    <p class="row">
      <strong class="amount">${dollars(amount)}</strong>
      <span class="chip ${chips[state]}">${texts[`payout-${state}`]}</span>
    </p>
    <p class="grow">${account}</p>
    <p class="quiet small grow">
      <span class="dot ${provider}"></span>${texts[provider]} · ${reference} ·
      ${moment(sentAt, language)}
    </p>
    ${actions(payout, texts)} ${deliveryList(sent, texts, language)}
  </article>`;
}

const chips = {
  pending: 'open',
  success: 'paid',
  failed: '',
  returned: 'refunded',
  unclaimed: 'open',
} as const;

function actions(payout: Payout, texts: Texts): Html | null {
  const outcomes = openOutcomes(payout);
  if (outcomes.length === 0) return null;
  const api = `/sandbox/api/payouts/${encodeURIComponent(payout.reference)}`;
  return html`<form method="post" action="${api}" class="buttons">
    ${outcomes.map(
      (outcome) =>
        html`<button
          class="${outcome === 'success' ? 'primary' : 'plain'}"
          name="outcome"
          value="${outcome}"
        >
          ${texts[`act-${outcome}`]}
        </button>`,
    )}
  </form>`;
}
