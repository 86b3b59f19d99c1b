import { serif, styled } from '@tolk/design-system';

/** How the classes look that the api's pages use; the page itself is plain HTML. */
export const ServedStyles = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const soft = palette.text.secondary;
  const hairline = `1px solid ${palette.divider}`;
  const wide = theme.breakpoints.up('md');
  return {
    overflowWrap: 'anywhere',
    '& h1, & h2': { fontFamily: serif, fontWeight: 600, lineHeight: 1.25, margin: 0 },
    '& h1': { fontSize: '1.875rem', textWrap: 'balance', [wide]: { fontSize: '2.5rem' } },
    '& h2': { fontSize: '1.375rem', marginBlock: theme.spacing(0, 1.5) },
    '& h3': { fontSize: '1rem', margin: theme.spacing(3, 0, 1) },
    '& h4': {
      fontSize: '0.875rem',
      fontWeight: 600,
      color: soft,
      margin: theme.spacing(0, 0, 0.5),
    },
    '& p': { marginBlock: theme.spacing(0, 1.5), maxWidth: '46em', textWrap: 'pretty' },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& a': { color: palette.primary.main },
    '& section': { marginBottom: theme.spacing(5) },
    '& summary': { cursor: 'pointer', paddingBlock: theme.spacing(1) },
    '& .lead': { fontSize: '1.125rem', color: soft, marginTop: theme.spacing(1) },
    '& .soft': { color: soft },
    '& .small': { fontSize: '0.875rem' },
    '& .text': { whiteSpace: 'pre-line' },
    '& .stars': { color: palette.warning.main, fontWeight: 600 },
    '& .button': {
      display: 'inline-block',
      padding: theme.spacing(1.25, 2.5),
      borderRadius: theme.shape.borderRadius,
      background: palette.secondary.main,
      color: palette.secondary.contrastText,
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& .box': {
      padding: theme.spacing(2.5),
      border: hairline,
      borderRadius: theme.shape.borderRadius,
      background: palette.background.paper,
      marginBottom: theme.spacing(3),
    },
    '& .with-filters, & .with-aside': {
      display: 'grid',
      gap: theme.spacing(3),
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginTop: theme.spacing(3),
    },
    '& .with-filters': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
    '& .with-aside': {
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: theme.spacing(6) },
    },
    '& .filter': { borderTop: hairline },
    '& .filter ul': { maxHeight: '18rem', overflowY: 'auto', paddingBottom: theme.spacing(1) },
    '& .filter li a': { display: 'inline-block', paddingBlock: theme.spacing(0.5) },
    '& .filter a[aria-current]': { fontWeight: 650, color: palette.text.primary },
    '& .card': {
      display: 'flex',
      gap: theme.spacing(2),
      paddingBlock: theme.spacing(2.5),
      borderTop: hairline,
    },
    '& .card-main': {
      flex: 1,
      minWidth: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(1),
    },
    '& .card h2, & .headline': { margin: 0 },
    '& .card h2': { fontSize: '1.25rem' },
    '& .portrait': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 64,
      borderRadius: '50%',
      objectFit: 'cover',
      fontWeight: 600,
      color: palette.tones.active.ink,
      background: palette.tones.active.ground,
    },
    '& .person': { display: 'flex', gap: theme.spacing(3), alignItems: 'flex-start' },
    '& .person .portrait': { [wide]: { width: 96, height: 96 } },
    '& .marks, & .pages': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(0.5, 2),
      fontSize: '0.875rem',
    },
    // Columns that no width of letters moves: nothing jumps when the web font arrives.
    '& .figures': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
      gap: theme.spacing(0.5, 2),
      fontSize: '0.875rem',
    },
    '& .mark': {
      color: palette.tones.success.ink,
      background: palette.tones.success.ground,
      borderRadius: 6,
      padding: theme.spacing(0, 1),
    },
    '& .pages': { padding: theme.spacing(2, 0), fontSize: '1rem' },
    '& .rates li': {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      columnGap: theme.spacing(1.5),
      [wide]: { gridTemplateColumns: 'minmax(0, 19rem) 7rem minmax(0, 1fr)' },
    },
    // A field's name has no end of its own to come to: it takes what pair and month leave.
    '& .past li': {
      [wide]: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr) 13rem' },
    },
    '& .rates li.soft': { display: 'block' },
    '& .pair': { fontWeight: 600 },
    '& .rates .pair': { gridColumn: '1 / -1', [wide]: { gridColumn: 'auto' } },
    '& .rate': { fontVariantNumeric: 'tabular-nums' },
    '& .ruled > li': { paddingBlock: theme.spacing(1.5), borderTop: hairline },
    '& .sample': { borderTop: hairline, paddingBottom: theme.spacing(2) },
    '& .side-by-side': {
      display: 'grid',
      gap: theme.spacing(2),
      [wide]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(4) },
    },
  };
});
