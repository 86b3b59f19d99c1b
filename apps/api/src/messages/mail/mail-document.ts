import { product, type Language } from '@tolk/domain';
import { html, verbatim, type Html } from '@tolk/writers/html';
import type { FooterLine, MailBlock, MailPage } from './mail-block.ts';
import { blockHtml, footerHtml } from './mail-block-html.ts';
import { colour, font, styleSheet } from './mail-style.ts';

/** Keeps the first words of the mail out of the line that lists of mails show. */
const filler = verbatim('&#847;&zwnj;&nbsp;'.repeat(60));

/** The look of every mail: one column of at most 600 px, tables and inline styles, no picture. */
export function mailDocument(page: MailPage, footer: readonly FooterLine[]): Html {
  const { language, title, preheader, blocks } = page;
  return html`<!doctype html>
    <html lang="${language}" xmlns="http://www.w3.org/1999/xhtml">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>${title}</title>
        <style>
          ${verbatim(styleSheet)}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background-color:${colour.paper};">
        <div
          style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${colour.paper};"
        >
          ${preheader} ${filler}
        </div>
        <div role="article" aria-label="${title}" lang="${language}">
          <table
            role="presentation"
            class="paper"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            bgcolor="${colour.paper}"
          >
            <tr>
              <td class="margin" align="center" style="padding:32px 16px 40px;">
                ${outlookColumn(
                  html`<table
                    role="presentation"
                    width="100%"
                    cellpadding="0"
                    cellspacing="0"
                    border="0"
                    style="max-width:600px;"
                  >
                    ${header(language)} ${sheet(language, title, blocks)} ${below(language, footer)}
                  </table>`,
                )}
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>`;
}

/** Outlook for Windows knows no `max-width`. */
function outlookColumn(column: Html): Html {
  return html`${verbatim(
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  )}${column}${verbatim('<!--[if mso]></td></tr></table><![endif]-->')}`;
}

/** The mark of two facing quotation marks, drawn with cells, and the name in both scripts. */
function header(language: Language): Html {
  return html`<tr>
    <td class="edge" style="padding:0 40px 20px;">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            width="10"
            valign="top"
            style="width:10px;font-size:0;line-height:0;"
            aria-hidden="true"
          >
            <div
              class="quote"
              style="width:10px;height:18px;background-color:${colour.ink};border-radius:10px 0 0 0;"
            ></div>
          </td>
          <td width="5" style="width:5px;font-size:0;line-height:0;"></td>
          <td valign="top" style="font-size:0;line-height:0;" aria-hidden="true">
            <div
              class="corner"
              style="width:6px;height:20px;border-right:4px solid ${colour.seal};border-bottom:4px solid ${colour.seal};"
            ></div>
          </td>
          <td
            class="ink"
            style="padding-left:12px;${font(language, 18)}font-weight:600;color:${colour.ink};"
          >
            ${product.name}
            <span lang="zh-CN" style="font-weight:400;">${product.nameChinese}</span>
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
}

function sheet(language: Language, title: string, blocks: readonly MailBlock[]): Html {
  return html`<tr>
    <td
      class="sheet surface"
      bgcolor="${colour.surface}"
      style="padding:36px 40px;border:1px solid ${colour.line};border-radius:10px;background-color:${colour.surface};"
    >
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td>
            <h1
              class="ink"
              style="margin:0;${font(language, 24)}line-height:1.3;font-weight:600;text-wrap:balance;color:${colour.ink};"
            >
              ${title}
            </h1>
          </td>
        </tr>
        ${blocks.map(
          (block) =>
            html`<tr>
              <td style="padding-top:20px;">${blockHtml(block, language)}</td>
            </tr>`,
        )}
      </table>
    </td>
  </tr>`;
}

function below(language: Language, footer: readonly FooterLine[]): Html {
  return html`<tr>
    <td class="edge quiet" style="padding:20px 40px 0;${font(language, 13)}color:${colour.quiet};">
      ${footer.map(footerHtml)}
    </td>
  </tr>`;
}
