import { html } from './html.ts';
import type { Html } from './html.ts';

export function empty(sentence: string): Html {
  return html`<p class="card empty quiet">${sentence}</p>`;
}
