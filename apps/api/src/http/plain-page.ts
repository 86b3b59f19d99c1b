import { product, type Language } from '@tolk/domain';
import { html, verbatim, type Html } from '@tolk/writers/html';
import { inLanguage } from '../calls/refusal.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.6 Inter, 'PingFang SC', 'Noto Sans SC', system-ui, sans-serif;
  --ground: light-dark(#FBF9F4, #10171E); --surface: light-dark(#FFFFFF, #18212A);
  --ink: light-dark(#17212B, #ECE9E2); --soft: light-dark(#55606B, #A9B3BC);
  --line: light-dark(#DFDBD0, #2C3843); --jade: light-dark(#0B6B5D, #4FB5A3); --on: light-dark(#FFFFFF, #10171E); }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); }
main { max-width: 32rem; margin: 0 auto; padding: 2rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.3; }
p { margin: 0 0 1.25rem; color: var(--soft); }
button { font: inherit; font-weight: 600; padding: .6rem 1.4rem; border: 0; border-radius: 10px; background: var(--jade); color: var(--on); cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--jade); outline-offset: 2px; }
a { color: var(--jade); }
nav { max-width: 32rem; margin: 1.25rem auto 0; }
`;

interface PlainPage {
  title: string;
  text: string;
  form: Html | null;
}

/** A page of plain HTML with a way into the product, where neither login nor script can be asked for. */
export function plainPage(language: Language, { title, text, form }: PlainPage): string {
  const home = { en: `To ${product.name}`, zh: `前往${product.nameChinese}` };
  return html`${verbatim('<!doctype html>')}
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>${title} · ${product.name}</title>
        <style>
          ${verbatim(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${form}
        </main>
        <nav>
          <a href="/">${inLanguage(home, language)}</a>
        </nav>
      </body>
    </html>`.markup;
}
