import { styled } from '@tolk/design-system';
import { hiddenUnlessGiven } from './given.tsx';

/** The browser's own disclosure with our looks: a big target, a hairline, a chevron that turns. Works without script. */
export const Disclosure = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  // What lies in a drawer takes its box from the browser's own slot and not from the page.
  '& > *': { boxSizing: 'border-box' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 56,
    paddingBlock: 12,
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 600,
    textWrap: 'pretty',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    marginInlineEnd: 6,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: theme.transitions.create('transform'),
  },
  ...hiddenUnlessGiven,
  '&[open] > summary::after': { transform: 'translateY(2px) rotate(225deg)' },
  '& > summary:hover': { color: theme.vars.palette.primary.main },
}));
