import type { Language } from '@tolk/domain';
import type { Message } from '../store.ts';
import { codeOutput } from './code-output.ts';
import { moment } from './format.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from './text.ts';

/** One message: who got it, its code, how a mail client shows it, and its plain text. */
export function messagePage(message: Message, texts: Texts, language: Language): Html {
  const { id, channel, to, at, subject, text, attachments = [], replyTo } = message;
  const preview = `/sandbox/messages/${id}/html`;
  return html`<article class="message">
    <p><a href="/sandbox">${texts.inbox}</a></p>
    <h1>${subject || texts[channel]}</h1>
    <p class="quiet">
      <span class="chip">${texts[channel]}</span> ${texts.to} ${to} · ${moment(at, language)}
    </p>
    ${replyTo ? html`<p class="quiet">${texts.replyTo} ${replyTo}</p>` : null}
    ${codeOutput(message, texts)}
    ${
      message.html
        ? html`<h2>${texts.looks}</h2>
            <iframe
              class="preview"
              src="${preview}"
              title="${texts.looks}"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerpolicy="no-referrer"
            ></iframe>`
        : null
    }
    <h2>${texts.plainText}</h2>
    <pre class="card letter">${text}</pre>
    ${
      attachments.length > 0
        ? html`<h2>${texts.attachments}</h2>
            <ul>
              ${attachments.map(
                ({ fileName }, place) =>
                  html`<li>
                    <a href="/sandbox/messages/${id}/attachments/${place}">${fileName}</a>
                  </li>`,
              )}
            </ul>`
        : null
    }
  </article>`;
}
