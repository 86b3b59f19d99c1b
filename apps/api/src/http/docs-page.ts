import { allCalls, type AnyCall } from '@tolk/contract';
import { apiBase } from '@tolk/contract/headers';
import { product } from '@tolk/domain';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif;
  --ground: light-dark(#FBF9F4, #10171E); --surface: light-dark(#FFFFFF, #18212A);
  --ink: light-dark(#17212B, #ECE9E2); --soft: light-dark(#55606B, #A9B3BC);
  --line: light-dark(#DFDBD0, #2C3843); --jade: light-dark(#0B6B5D, #4FB5A3); }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; background: var(--ground); color: var(--ink); }
a, summary code { color: var(--jade); }
h2 { margin-top: 2.5rem; }
h2 + p { color: var(--soft); }
details { margin-top: .5rem; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
summary { cursor: pointer; }
summary p { margin: 0 0 0 1.1rem; color: var(--soft); }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
h3 { font-size: 1rem; }
small { color: var(--soft); }
pre { overflow-x: auto; padding: .75rem; border-radius: .5rem; background: var(--ground); }
`;

/** A readable page of all calls; plain HTML, so that it needs no script. */
export function docsPage(): string {
  const title = `${product.name} ${product.nameChinese} · API`;
  const interfaces = Map.groupBy(allCalls, (call) => call.path.split('/')[1] ?? '');
  const sections = [...interfaces].map(
    ([name, calls]) => `<section><h2>/${escape(name)}/</h2>${calls.map(entry).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>${title}</title>
<style>${style}</style></head><body><h1>${title}</h1>
<p>Every call is a signed <code>POST</code> and answers <code>{ code, msg, data }</code>.
The machine-readable form is <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</body></html>`;
}

function entry(call: AnyCall): string {
  const facts = [call.access, call.body ?? 'json', `idempotency-key: ${call.idempotency}`].join(
    ' · ',
  );
  return `<details><summary><code>POST ${apiBase}${escape(call.path)}</code>
<p>${escape(call.summary)}</p></summary><p><small>${escape(facts)}</small></p>
<h3>Request</h3><pre>${escape(JSON.stringify(call.request, null, 2))}</pre>
<h3>Response <small>data</small></h3><pre>${escape(JSON.stringify(call.response, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
