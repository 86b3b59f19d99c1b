import { previewMeta, type ShownPreview } from '@tolk/contract/remotes';
import { siteElementId, type SiteInfo } from '@tolk/contract/site';

const token = /\{\{tolk:(\w+)\}\}/g;

/** A built page with what only this installation knows: its address, what it says about itself, what it previews. */
export function fillPage(
  html: string,
  site: SiteInfo,
  origin: string,
  preview?: ShownPreview,
): string {
  const values = new Map<string, string>([...Object.entries(site), ['origin', origin]]);
  return html
    .replace(token, (text, name: string) => escapeHtml(values.get(name) ?? text))
    .replace(
      '</head>',
      () => `${siteElement(site)}${preview ? previewElement(preview) : ''}\n</head>`,
    );
}

/** Data, not a script: nothing in it may end the element. */
function siteElement(site: SiteInfo): string {
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${siteElementId}">${json}</script>`;
}

function previewElement({ remote, version }: ShownPreview): string {
  return `\n<meta name="${previewMeta}" content="${escapeHtml(`${remote} ${version}`)}" />`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
