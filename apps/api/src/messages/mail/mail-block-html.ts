import type { Language } from '@tolk/domain';
import { html, type Html } from '@tolk/writers/html';
import {
  webAddress,
  writeBlock,
  type BlockWriters,
  type FooterLine,
  type MailBlock,
  type MailFact,
} from './mail-block.ts';
import { colour, font, mono } from './mail-style.ts';

const writers: BlockWriters<Html> = {
  paragraph: ({ text }, language) =>
    html`<p class="ink" style="margin:0;${font(language, 16)}color:${colour.ink};">
      ${lines(text)}
    </p>`,
  code: ({ code }) => codeHtml(code),
  button: ({ label, url }, language) => buttonHtml(label, webAddress(url), language),
  facts: ({ rows }, language) => factsHtml(rows, language),
  small: ({ text }, language) =>
    html`<p class="quiet" style="margin:0;${font(language, 14)}color:${colour.quiet};">
      ${lines(text)}
    </p>`,
};

export function blockHtml(block: MailBlock, language: Language): Html {
  return writeBlock(writers, block, language);
}

/** A line that leads somewhere is a link as a whole. */
export function footerHtml({ text, url }: FooterLine): Html {
  const content =
    url === undefined
      ? html`${text}`
      : html`<a class="quiet" href="${webAddress(url)}" style="color:${colour.quiet};">${text}</a>`;
  return html`<p style="margin:0 0 6px;">${content}</p>`;
}

function lines(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

/** Spaced by style alone, so that what is copied has no spaces in it. */
function codeHtml(code: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        class="well ink"
        align="center"
        bgcolor="${colour.paper}"
        style="padding:20px 0 20px 10px;border:1px solid ${colour.line};border-radius:10px;background-color:${colour.paper};font-family:${mono};font-size:36px;line-height:1.2;font-weight:600;letter-spacing:10px;color:${colour.ink};"
      >
        <span style="-webkit-user-select:all;user-select:all;">${code}</span>
      </td>
    </tr>
  </table>`;
}

function buttonHtml(label: string, url: string, language: Language): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td
          class="button"
          bgcolor="${colour.jade}"
          style="border-radius:10px;background-color:${colour.jade};mso-padding-alt:12px 24px;"
        >
          <a
            class="button-text"
            href="${url}"
            style="display:inline-block;padding:12px 24px;${font(language, 16)}font-weight:600;color:#FFFFFF;text-decoration:none;"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="quiet" style="margin:10px 0 0;${font(language, 13)}color:${colour.quiet};">
      <a
        class="link"
        href="${url}"
        style="color:${colour.jade};word-break:break-all;overflow-wrap:anywhere;"
        >${url}</a
      >
    </p>`;
}

function factsHtml(rows: readonly MailFact[], language: Language): Html {
  const cell = `padding:10px 0;border-top:1px solid ${colour.line};${font(language, 15)}`;
  return html`<table
    class="line"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="border-bottom:1px solid ${colour.line};"
  >
    ${rows.map(
      ({ label, value }) =>
        html`<tr>
          <th
            class="line quiet"
            scope="row"
            align="left"
            valign="top"
            style="${cell}padding-right:20px;font-weight:400;white-space:nowrap;color:${colour.quiet};"
          >
            ${label}
          </th>
          <td
            class="line ink"
            width="100%"
            valign="top"
            style="${cell}color:${colour.ink};word-break:break-word;overflow-wrap:anywhere;"
          >
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;
}
