import { colorSchemeAttribute } from '@tolk/design-system/color-scheme-script';
import {
  contentWidth,
  dark,
  light,
  phoneBreakpoint,
  portalBrandLeft,
  portalHeaderHeight,
} from '@tolk/design-system/tokens';

const colours = ({ page, ink, hairline }) => `background:${page};color:${ink};--line:${hairline}`;

/**
 * What index.html looks like until the scripts are there: the header of the public pages or of a portal
 * (the server says which), at the place where it stays, in the colours of the theme.
 */
export const firstPaintStyle = [
  `html{${colours(light)}}`,
  `html[${colorSchemeAttribute}=dark]{${colours(dark)}}`,
  'body{margin:0}',
  '.first{border-bottom:1px solid var(--line)}',
  `.first div{box-sizing:border-box;display:flex;align-items:center;gap:8px;height:64px;max-width:${contentWidth}px;margin:auto;padding:0 16px;font:650 18px/1.5 sans-serif}`,
  `@media(min-width:${phoneBreakpoint}px){.first div{padding:0 24px}}`,
  `.first.portal div{height:${portalHeaderHeight}px;max-width:none;padding:0 0 0 ${portalBrandLeft.phone}px}`,
  `@media(min-width:${phoneBreakpoint}px){.first.portal div{padding:0 0 0 ${portalBrandLeft.wide}px}}`,
  '.first svg{width:28px;height:28px}',
].join('');
