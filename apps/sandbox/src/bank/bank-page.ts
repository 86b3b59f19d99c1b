import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from '../pages/text.ts';
import type { BankPayment } from './batch-file.ts';
import { bankOutcomes } from './result-file.ts';

/** Name of the field that says what becomes of one payment. */
export function outcomeField(reference: string): string {
  return `outcome:${reference}`;
}

/** First the file, then what becomes of each of its lines. `payments` is null for a file that can't be read. */
export function bankPage(
  texts: Texts,
  file: string,
  payments: readonly BankPayment[] | null,
): Html {
  return html`<article class="message">
    <p><a href="/sandbox">${texts.title}</a></p>
    <h1>${texts.bank}</h1>
    <p class="quiet">${texts.bankIntro}</p>
    ${payments ? choices(texts, file, payments) : upload(texts, file)}
  </article>`;
}

function upload(texts: Texts, file: string): Html {
  return html`<form method="post" action="/sandbox/bank" class="card stack">
    ${
      file === ''
        ? null
        : html`<p class="notice" id="file-problem" role="alert">${texts.badBatchFile}</p>`
    }
    <p>
      <label for="pick">${texts.batchFile}</label>
      <input type="file" id="pick" accept=".csv,text/csv" data-fills="file" />
    </p>
    <label for="file">${texts.batchFileText}</label>
    <textarea
      id="file"
      name="file"
      rows="8"
      required
      ${file === '' ? null : html`aria-invalid="true" aria-describedby="file-problem"`}
    >
${file}</textarea>
    <p><button class="primary">${texts.readFile}</button></p>
  </form>`;
}

function choices(texts: Texts, file: string, payments: readonly BankPayment[]): Html {
  return html`<form method="post" action="/sandbox/api/bank-result" class="stack">
    <input type="hidden" name="file" value="${file}" />
    <ul class="list">
      ${payments.map(
        ({ reference, payee, amount }) =>
          html`<li>
            <span class="row">
              <span><strong>¥${amount}</strong> ${payee}</span>
              <label
                ><span class="quiet small">${reference}</span>
                <select name="${outcomeField(reference)}">
                  ${bankOutcomes.map(
                    (outcome) =>
                      html`<option value="${outcome}">${texts[`payout-${outcome}`]}</option>`,
                  )}
                </select></label
              >
            </span>
          </li>`,
      )}
    </ul>
    <p class="buttons">
      <button class="primary">${texts.resultFile}</button>
      <a href="/sandbox/bank">${texts.otherFile}</a>
    </p>
  </form>`;
}
