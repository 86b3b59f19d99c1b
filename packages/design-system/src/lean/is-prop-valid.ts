const ours = ['as', 'ownerState', 'sx', 'theme'];

/**
 * Whether a styled element passes a property on to the document. `styled('…')` of ours gets attributes alone,
 * beside what MUI reads itself; the original knows all attributes there are by name. In place of `@emotion/is-prop-valid`.
 */
// oxlint-disable-next-line import/no-default-export -- it stands in for a default export
export default function isPropValid(name: string): boolean {
  return !ours.includes(name);
}
