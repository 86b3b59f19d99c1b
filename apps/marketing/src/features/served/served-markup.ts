import { pageToken, servedMark } from '@tolk/contract/site';

const anyHolder = `[${servedMark}]`;

/** What the api wrote into a document: in its main part, or beside the shell in a template. */
export function markupIn(page: ParentNode): string | undefined {
  return page.querySelector(anyHolder)?.innerHTML;
}

/**
 * What stood in the document when this module came: without a browser it is the place where the api will
 * write. It belongs to the address that the document was loaded from.
 */
export const arrived =
  typeof document === 'undefined'
    ? { address: undefined, language: undefined, markup: pageToken('content') }
    : {
        address: window.location.pathname + window.location.search,
        markup: markupIn(document),
        language: document.querySelector(anyHolder)?.closest('[lang]')?.getAttribute('lang'),
      };

/** What the api writes for an address, read out of the document that it answers with. */
export async function fetchMarkup(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const markup = markupIn(page);
  if (markup === undefined) throw new Error(`${address} was answered without content.`);
  return markup;
}
