import type { Language } from '@tolk/domain';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import { paperOutcomes, type Paper } from '../nuonuo/paper.ts';
import type { Sandbox } from '../sandbox.ts';
import { deliveryList } from './delivery-list.ts';
import { empty } from './empty.ts';
import { moment, money } from './format.ts';
import type { Texts } from './text.ts';

/** How many papers are shown. */
const SHOWN = 50;

/** What Nuonuo was asked to issue, newest first, and what can become of it. */
export function paperList(sandbox: Sandbox, texts: Texts, language: Language): Html {
  const papers = sandbox.papers.all().toReversed().slice(0, SHOWN);
  if (papers.length === 0) return empty(texts.noPapers);
  return html`<div class="stack">
    ${papers.map((paper) => paperCard(sandbox, paper, texts, language))}
  </div>`;
}

const chips = { pending: 'open', issued: 'paid', failed: '' } as const;

function paperCard({ courier }: Sandbox, paper: Paper, texts: Texts, language: Language): Html {
  const { number, kind, amount, buyerName, state, askedAt } = paper;
  const sent = courier.of({ provider: 'nuonuo', outTradeNo: number });
  return html`<article class="card">
    <p class="row">
      <strong class="amount">${kind === 'redLetter' ? '−' : ''}${money(amount)}</strong>
      <span class="chip ${chips[state]}">${texts[`paper-${state}`]}</span>
    </p>
    <p class="grow">${buyerName}</p>
    <p class="quiet small grow">${number} · ${moment(askedAt, language)}</p>
    ${state === 'pending' ? actions(paper, texts) : null} ${deliveryList(sent, texts, language)}
  </article>`;
}

function actions({ number }: Paper, texts: Texts): Html {
  const api = `/sandbox/api/invoices/${encodeURIComponent(number)}`;
  return html`<form method="post" action="${api}" class="buttons">
    ${paperOutcomes.map(
      (outcome) =>
        html`<button
          class="${outcome === 'issued' ? 'primary' : 'plain'}"
          name="outcome"
          value="${outcome}"
        >
          ${texts[`act-paper-${outcome}`]}
        </button>`,
    )}
  </form>`;
}
