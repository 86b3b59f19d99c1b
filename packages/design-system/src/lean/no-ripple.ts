/** The theme turns MUI's ripple off, so its code need not be downloaded. In place of `TouchRipple`. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a default export
export default function NoRipple(): null {
  return null;
}
