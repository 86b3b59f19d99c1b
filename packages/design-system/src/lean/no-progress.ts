/** No button of ours turns a ring by MUI's `loading`; `Spinner` stands in it where one does. In place of `CircularProgress`. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a default export
export default function NoProgress(): null {
  return null;
}
