import { siteElementId, type SiteInfo } from '@tolk/contract/site';

const token = /\{\{tolk:(\w+)\}\}/g;

/** A built page with what only this installation knows: its address, and what it says about itself. */
export function fillPage(html: string, site: SiteInfo, origin: string): string {
  const values = new Map<string, string>([...Object.entries(site), ['origin', origin]]);
  return html
    .replace(token, (text, name: string) => escapeHtml(values.get(name) ?? text))
    .replace('</head>', () => `${siteElement(site)}\n</head>`);
}

/** Data, not a script: nothing in it may end the element. */
function siteElement(site: SiteInfo): string {
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${siteElementId}">${json}</script>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
