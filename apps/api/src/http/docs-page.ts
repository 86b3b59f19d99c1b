import { allCalls, type AnyCall } from '@tolk/contract';
import { apiBase } from '@tolk/contract/headers';
import { product } from '@tolk/domain';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h2 { margin-top: 2.5rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .6rem 0; }
summary { cursor: pointer; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
small { opacity: .75; }
pre { overflow-x: auto; padding: .75rem; border-radius: .5rem; background: color-mix(in srgb, currentColor 6%, transparent); }
`;

/** A readable page of all calls; plain HTML, so that it needs no script. */
export function docsPage(): string {
  const title = `${product.name} ${product.nameChinese} · API`;
  const interfaces = Map.groupBy(allCalls, (call) => call.path.split('/')[1] ?? '');
  const sections = [...interfaces].map(
    ([name, calls]) => `<section><h2>/${escape(name)}/</h2>${calls.map(entry).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${style}</style></head><body><h1>${title}</h1>
<p>Every call is a signed <code>POST</code> and answers <code>{ code, msg, data }</code>.
The machine-readable form is <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</body></html>`;
}

function entry(call: AnyCall): string {
  const facts = [call.access, call.body ?? 'json', `idempotency-key: ${call.idempotency}`].join(
    ' · ',
  );
  return `<details><summary><code>POST ${apiBase}${escape(call.path)}</code></summary>
<p>${escape(call.summary)}<br><small>${escape(facts)}</small></p>
<h3>Request</h3><pre>${escape(JSON.stringify(call.request, null, 2))}</pre>
<h3>Response <small>data</small></h3><pre>${escape(JSON.stringify(call.response, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
