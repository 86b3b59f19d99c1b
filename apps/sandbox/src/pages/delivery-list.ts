import type { Language } from '@tolk/domain';
import type { Delivery } from '../payments/delivery.ts';
import { instant } from './format.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from './text.ts';

/** What the product was told, and how it answered; folded away. */
export function deliveryList(
  sent: readonly Delivery[],
  texts: Texts,
  language: Language,
): Html | null {
  if (sent.length === 0) return null;
  const lines = sent.flatMap((item) => [
    ...item.attempts.map((attempt) => {
      const verdict = attempt.accepted ? texts.accepted : texts.notAccepted;
      const status = attempt.status ?? texts.noAnswer;
      const forged = item.forged ? `${texts.forged} · ` : '';
      return html`<li>${instant(attempt.at, language)} · ${forged}${status} · ${verdict}</li>`;
    }),
    ...(item.dueAt ? [html`<li>${texts.next} ${instant(item.dueAt, language)}</li>`] : []),
  ]);
  return html`<details>
    <summary class="small quiet">${texts.sent} (${lines.length})</summary>
    <ul class="small quiet">
      ${lines}
    </ul>
  </details>`;
}
