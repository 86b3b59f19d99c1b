import type { Theme } from '@mui/material/styles';
import { fontFaces } from './fonts.ts';
import { tabBarHeight } from './tokens.ts';

/** Rules for the document itself: faces, leading by script, focus, figures, motion, print. */
export function globalStyles(theme: Theme) {
  return [...fontFaces.map((face) => ({ '@font-face': face })), documentStyles(theme)];
}

/** Where the keyboard stands. */
export function focusRing({ vars }: Theme) {
  return { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 };
}

const cross = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M5 5l10 10M15 5L5 15' stroke='%23000' stroke-width='1.8' stroke-linecap='round'/%3E%3C/svg%3E") center / contain no-repeat`;

function documentStyles(theme: Theme) {
  return {
    html: { '--leading': '1.5', overflowY: 'scroll' as const, textSizeAdjust: '100%' },
    // A field that gets the focus is not hidden behind the bar.
    'html:has([data-bar="sticky"]), .MuiDialogContent-root:has([data-bar="sticky"])': {
      scrollPaddingBottom: 96,
    },
    [theme.breakpoints.down('md')]: {
      'html:has(nav[data-tabs])': { scrollPaddingBottom: tabBarHeight + 15 },
    },
    'html:lang(zh-CN)': { '--leading': '1.7' },
    body: { overflowWrap: 'break-word' as const },
    'time, [data-figures]': { fontVariantNumeric: 'tabular-nums' },
    mark: {
      color: theme.vars.palette.tones.attention.ink,
      background: theme.vars.palette.tones.attention.ground,
    },
    // The browser's own cross is blue, in the dark as well.
    '[type="search"]::-webkit-search-cancel-button': {
      appearance: 'none',
      width: 20,
      height: 20,
      marginInlineStart: 4,
      cursor: 'pointer',
      background: theme.vars.palette.text.secondary,
      mask: cross,
    },
    ':focus-visible': focusRing(theme),
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
    '[data-print="only"]': { display: 'none' },
    '@media print': {
      body: { background: '#fff', color: '#000' },
      '*, *::before, *::after': { transition: 'none !important' },
      'h1, h2, h3, h4': { breakAfter: 'avoid' as const },
      'li, tr, dl > div': { breakInside: 'avoid' as const },
      'nav, header, [data-print="no"]': { display: 'none !important' },
      '[data-print="only"]': { display: 'flex' },
      // On paper `in 2 days` says nothing.
      'time[data-printed]': { fontSize: 0 },
      'time[data-printed]::after': { content: 'attr(data-printed)', fontSize: '11pt' },
    },
  };
}
