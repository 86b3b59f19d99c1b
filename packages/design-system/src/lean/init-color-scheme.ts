/**
 * The names that MUI's theme provider takes from its own script for the document's head, which is not
 * ours (`color-scheme-script.ts`). In place of `InitColorSchemeScript`.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export function buildInitColorSchemeScript(): null {
  return null;
}
