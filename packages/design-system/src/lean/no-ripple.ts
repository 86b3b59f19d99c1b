/** The theme turns MUI's ripple off, so its code need not be downloaded. In place of `TouchRipple`. */
export default function NoRipple(): null {
  return null;
}
