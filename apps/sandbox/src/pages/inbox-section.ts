import type { Language } from '@tolk/domain';
import type { Inbox } from '../messages/inbox.ts';
import type { Message } from '../store.ts';
import { codeOutput } from './code-output.ts';
import { empty } from './empty.ts';
import { moment } from './format.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from './text.ts';

/** How many messages are shown of everybody's; one recipient's are shown whole. */
const SHOWN = 20;

/** What arrived for everybody, or for `to` alone. */
export function inboxSection(inbox: Inbox, texts: Texts, language: Language, to: string): Html {
  const recipients = [...new Set(inbox.list().map((message) => message.to))];
  return html`${recipients.length > 1 || to ? filter(recipients, texts, to) : null}
    <div data-live="inbox">${messageList(inbox.list(to), texts, language, to)}</div>`;
}

function filter(recipients: readonly string[], texts: Texts, to: string): Html {
  const known = recipients.includes(to) || to === '' ? recipients : [to, ...recipients];
  return html`<form class="filter" action="/sandbox">
    <label for="recipient">${texts.recipient}</label>
    <select id="recipient" name="to" data-sends>
      <option value="">${texts.everybody}</option>
      ${known.map(
        (item) => html`<option value="${item}" ${item === to ? selected : null}>${item}</option>`,
      )}
    </select>
    <noscript><button class="plain">${texts.filter}</button></noscript>
  </form>`;
}

const selected = html`selected`;

function messageList(
  messages: readonly Message[],
  texts: Texts,
  language: Language,
  to: string,
): Html {
  if (messages.length === 0) return empty(to ? texts.noneForThem : texts.noMessages);
  const shown = to ? messages : messages.slice(0, SHOWN);
  const older = messages.length - shown.length;
  return html`<ul class="list">
      ${shown.map(
        (message) =>
          html`<li>
            <span class="row">
              <span><span class="chip">${texts[message.channel]}</span> ${message.to}</span>
              <span class="quiet small">${moment(message.at, language)}</span>
            </span>
            ${hasPage(message) ? mailLink(message, texts) : html`<span class="letter">${message.text}</span>`}
            ${codeOutput(message, texts)}
          </li>`,
      )}
    </ul>
    ${older > 0 ? html`<p class="quiet small older">${older} ${texts.older}</p>` : null}`;
}

/** What a mail holds besides its text is on a page of its own. */
function hasPage({ html: look, attachments = [] }: Message): boolean {
  return look !== undefined || attachments.length > 0;
}

function mailLink({ id, subject }: Message, texts: Texts): Html {
  return html`<a href="/sandbox/messages/${id}">${subject || texts.openMail}</a>`;
}
