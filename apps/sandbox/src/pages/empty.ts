import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';

export function empty(sentence: string): Html {
  return html`<p class="card empty quiet">${sentence}</p>`;
}
