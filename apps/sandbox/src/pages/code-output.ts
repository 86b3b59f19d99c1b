import type { Message } from '../store.ts';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from './text.ts';

/** The code of a message, large, with its button; null when it has none. */
export function codeOutput({ id, code }: Message, texts: Texts): Html | null {
  if (!code) return null;
  return html`<span class="code-line">
    <output class="code" aria-label="${texts.code}">${code}</output>
    <button
      type="button"
      class="plain slim"
      id="copy-${id}"
      data-copy="${code}"
      data-done="${texts.copied}"
    >
      ${texts.copy}
    </button>
  </span>`;
}
