import { serif, styled } from '@tolk/design-system';

/** Headings of the public site: the serif, lines of even length, no single word on the last one. */
const base = {
  fontFamily: serif,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  margin: 0,
  // A Chinese serif is drawn for print and turns faint below its bold.
  // Lines end at a comma, not within a word.
  ':lang(zh-CN)': {
    letterSpacing: 0,
    fontWeight: 700,
    lineHeight: 1.4,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  },
} as const;

/** The title of the page, once. */
export const Title = styled('h1')(({ theme }) => ({
  ...base,
  fontSize: '2.125rem',
  [theme.breakpoints.up('md')]: { fontSize: '3rem', lineHeight: 1.15 },
}));

/** The heading of a band. */
export const Heading = styled('h2')(({ theme }) => ({
  ...base,
  fontSize: '1.625rem',
  [theme.breakpoints.up('md')]: { fontSize: '2.125rem' },
}));

/** The heading of a part of a band. */
export const Subheading = styled('h3')({ ...base, fontSize: '1.25rem', lineHeight: 1.35 });

/** The sentence below a heading. */
export const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.125rem',
  lineHeight: 'var(--leading)',
  maxWidth: '38em',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { fontSize: '1.25rem' },
}));

/** A paragraph of a part. */
export const Text = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '40em',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));
