import { serif, styled } from '@tolk/design-system';

/** How the classes look that the api's pages use; the page itself is plain HTML. */
export const ServedStyles = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const soft = palette.text.secondary;
  const hairline = `1px solid ${palette.divider}`;
  const wide = theme.breakpoints.up('md');
  const widest = theme.breakpoints.up('lg');
  return {
    overflowWrap: 'anywhere',
    '& h1, & h2': { fontFamily: serif, fontWeight: 600, lineHeight: 1.25, margin: 0 },
    '& h1': { fontSize: '1.625rem', textWrap: 'balance', [wide]: { fontSize: '2.125rem' } },
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
    '& .lead': {
      color: soft,
      margin: theme.spacing(0.5, 0, 1),
      maxWidth: 'none',
      fontSize: '0.875rem',
      [wide]: { fontSize: '1rem' },
    },
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
    '& .with-aside': {
      display: 'grid',
      gap: theme.spacing(3),
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginTop: theme.spacing(3),
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 20rem',
        gridTemplateRows: 'auto 1fr',
        columnGap: theme.spacing(6),
        rowGap: 0,
      },
    },
    // The way to an offer comes first, and so beside the rest where there is room.
    '& .with-aside > .box': {
      marginBottom: 0,
      [wide]: { gridColumn: 2, marginBottom: theme.spacing(3) },
    },
    '& .with-aside > .main': { [wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
    '& .with-aside > aside': { [wide]: { gridColumn: 2 } },
    '& .filter-bar': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: theme.spacing(2),
      '& > p': { margin: 0, lineHeight: '44px' },
    },
    '& .filters': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(1),
      fontSize: '0.875rem',
      [wide]: {
        display: 'grid',
        flex: 1,
        columnGap: theme.spacing(2),
        gridTemplateColumns: 'repeat(3, minmax(0, 18rem))',
        alignItems: 'start',
        fontSize: '1rem',
      },
    },
    // Opened on a phone it has the whole width.
    '& .filter[open]': { flexBasis: '100%' },
    '& .filter summary': { paddingBlock: theme.spacing(1.25) },
    '& .filter ul': { maxHeight: '18rem', overflowY: 'auto', paddingBottom: theme.spacing(1) },
    '& .filter li a': { display: 'inline-block', paddingBlock: theme.spacing(0.5) },
    '& .filter a[aria-current]': { fontWeight: 650, color: palette.text.primary },
    '& .card': {
      display: 'grid',
      gap: theme.spacing(0.5, 2),
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      paddingBlock: theme.spacing(1),
      borderTop: hairline,
      [widest]: {
        gridTemplateColumns: 'max-content minmax(0, 1fr) 18rem',
        gridTemplateRows: 'auto auto 1fr',
      },
      '& > *': { gridColumn: '1 / -1', [wide]: { gridColumn: 2 } },
      '& > .portrait': {
        gridColumn: 1,
        width: 48,
        height: 48,
        fontSize: '0.875rem',
        [wide]: { gridRow: '1 / span 3' },
      },
      '& > .card-head': { gridColumn: 2 },
      // In a column of their own they are as high as what stands beside them.
      '& > .figures': {
        rowGap: 0,
        lineHeight: 1.5,
        [widest]: { gridColumn: 3, gridRow: '1 / span 3', alignContent: 'start' },
      },
      '& h2': { fontSize: '1.25rem' },
    },
    '& .card-head': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(2),
      alignItems: 'baseline',
      '& > *': { margin: 0 },
      '& > .headline': { fontSize: '0.875rem', [wide]: { fontSize: '1rem' } },
    },
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
    '& .card .marks': { columnGap: theme.spacing(1) },
    '& .mark': {
      fontSize: '0.75rem',
      color: palette.tones.success.ink,
      background: palette.tones.success.ground,
      borderRadius: 6,
      padding: theme.spacing(0, 1),
    },
    '& .pages': { padding: theme.spacing(2, 0), fontSize: '1rem' },
    // On a phone the rate has a line of its own, in which it does not break.
    '& .rates li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(1.5),
      [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 19rem) 7rem minmax(0, 1fr)' },
    },
    '& .past li': {
      [wide]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 12rem) minmax(0, 1fr)' },
    },
    '& .past .pair': { flexBasis: '100%' },
    '& .past .soft': { fontSize: '0.875rem' },
    '& .card .rates': {
      fontSize: '0.875rem',
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 40rem) max-content',
        alignContent: 'start',
        columnGap: theme.spacing(1.5),
      },
      '& li': { [wide]: { gridColumn: 1, gridTemplateColumns: '14.5rem 7rem minmax(0, 1fr)' } },
      // Behind the last of those that are shown.
      '& li.soft': { display: 'block', [wide]: { gridColumn: 2, gridRow: 3 } },
    },
    '& .pair': { fontWeight: 600 },
    '& .rate': {
      fontVariantNumeric: 'tabular-nums',
      flexBasis: '100%',
    },
    '& .ruled > li': { paddingBlock: theme.spacing(1.5), borderTop: hairline },
    '& .sample': { borderTop: hairline, paddingBottom: theme.spacing(2) },
    '& .side-by-side': {
      display: 'grid',
      gap: theme.spacing(2),
      [wide]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(4) },
    },
  };
});
