import type { Language } from '@tolk/domain';
import { stateOf } from '../payments/trade.ts';
import type { Trade } from '../payments/trade.ts';
import type { Sandbox } from '../sandbox.ts';
import { instant, money, moment, span } from './format.ts';
import { empty } from './empty.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import { inboxSection } from './inbox-section.ts';
import { staffCode } from '../control/staff-code.ts';
import { paymentCard } from './payment-card.ts';
import type { Texts } from './text.ts';
import { paperList } from './paper-list.ts';
import { payoutList } from './payout-list.ts';
import { wechatList } from './wechat-list.ts';

/** How much of each list is shown. */
const SHOWN = 50;

const steps = [
  ['minute', 60_000],
  ['quarter', 900_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
  ['week', 604_800_000],
] as const satisfies readonly (readonly [keyof Texts, number])[];

/** `to` shows the messages of one recipient; empty shows all. */
export async function homePage(
  sandbox: Sandbox,
  texts: Texts,
  language: Language,
  to: string,
): Promise<Html> {
  const trades = sandbox.trades.all().toReversed();
  const cards = await Promise.all(
    trades.slice(0, SHOWN).map((trade) => paymentCard(sandbox, trade, texts, language)),
  );
  return html`
    <div class="intro">
      <h1>${texts.title}</h1>
      <p class="quiet">${texts.intro}</p>
    </div>
    <div class="columns">
      <div>
        <section aria-labelledby="payments">
          <h2 id="payments">${texts.payments}</h2>
          <div data-live="payments" class="stack">
            ${cards.length > 0 ? cards : empty(texts.noPayments)}
          </div>
        </section>
        <section aria-labelledby="refunds">
          <h2 id="refunds">${texts.refunds}</h2>
          <div data-live="refunds">${refundList(sandbox, trades, texts, language)}</div>
        </section>
        <section aria-labelledby="payouts">
          <h2 id="payouts">${texts.payouts}</h2>
          <div data-live="payouts">${payoutList(sandbox, texts, language)}</div>
          <p class="buttons small"><a href="/sandbox/bank">${texts.bankLink}</a></p>
          <p class="buttons small"><a href="/sandbox/transfer">${texts.transferLink}</a></p>
        </section>
        <section aria-labelledby="papers">
          <h2 id="papers">${texts.papers}</h2>
          <div data-live="papers">${paperList(sandbox, texts, language)}</div>
        </section>
        <section aria-labelledby="wechat">
          <h2 id="wechat">${texts.wechat}</h2>
          <div data-live="wechat">${wechatList(sandbox, texts, language)}</div>
        </section>
      </div>
      <div>
        ${clockSection(sandbox, texts, language)}
        <section aria-labelledby="staff-codes">
          <h2 id="staff-codes">${texts.staffCodes}</h2>
          <div class="card">
            <p class="time" data-live="staff-code">${staffCode(sandbox.clock.now())}</p>
            <p class="quiet small">${texts.staffCodesHint}</p>
          </div>
        </section>
        <section aria-labelledby="inbox">
          <h2 id="inbox">${texts.inbox}</h2>
          ${inboxSection(sandbox.inbox, texts, language, to)}
        </section>
      </div>
    </div>
  `;
}

function clockSection({ clock }: Sandbox, texts: Texts, language: Language): Html {
  const offset = clock.offset();
  const lead = offset > 0 ? `${span(offset, language)} ${texts.ahead}` : texts.inStep;
  return html`<section aria-labelledby="clock">
    <h2 id="clock">${texts.clock}</h2>
    <div class="card">
      <p class="time" data-live="clock">
        ${instant(clock.now().toISOString(), language)} <span class="quiet small">${lead}</span>
      </p>
      <form method="post" action="/sandbox/api/clock" class="buttons">
        ${steps.map(
          ([label, ms]) =>
            html`<button class="plain" name="advanceMs" value="${ms}">${texts[label]}</button>`,
        )}
      </form>
      <p class="quiet small">${texts.clockHint}</p>
    </div>
  </section>`;
}

function refundList(
  { clock }: Sandbox,
  trades: readonly Trade[],
  texts: Texts,
  language: Language,
): Html {
  const refunds = trades.flatMap((trade) => trade.refunds.map((refund) => ({ trade, refund })));
  if (refunds.length === 0) return empty(texts.noRefunds);
  const newest = refunds.toSorted((a, b) => (a.refund.acceptedAt < b.refund.acceptedAt ? 1 : -1));
  return html`<ul class="list">
    ${newest.slice(0, SHOWN).map(({ trade, refund }) => {
      const state = stateOf({ ...trade, refunds: [refund] }, clock.now());
      return html`<li>
        <span class="row">
          <strong>${money(refund.amount)}</strong>
          <span class="chip ${state}">${texts[state]}</span>
        </span>
        <span>${refund.reason}</span>
        <span class="quiet small"
          >${trade.description} · ${moment(refund.acceptedAt, language)}</span
        >
      </li>`;
    })}
  </ul>`;
}
