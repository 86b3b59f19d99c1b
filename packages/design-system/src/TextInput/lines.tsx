import { styled, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

const bare = ({ vars }: Theme) => ({
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'currentColor',
  display: 'block',
  width: '100%',
  minWidth: 0,
  margin: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  boxShadow: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&::placeholder': { color: 'currentColor', opacity: vars.opacity.inputPlaceholder },
  '&:disabled': { opacity: 1, WebkitTextFillColor: vars.palette.text.disabled },
});

/** One line of text, without a box of its own. */
export const Line = styled('input')(({ theme }) => ({
  ...bare(theme),
  boxSizing: 'content-box',
  height: '1.4375em',
  padding: '4px 0 5px',
  textOverflow: 'ellipsis',
  '&[type="search"]': { MozAppearance: 'textfield' },
  '&::-webkit-search-decoration': { WebkitAppearance: 'none' },
}));

const Area = styled('textarea')(({ theme }) => ({
  ...bare(theme),
  padding: 0,
  resize: 'none',
}));

/** As high as a copy of the text in the same cell, which nobody sees. */
const Growing = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  '& > textarea, &::after': { gridArea: '1 / 1', maxHeight: 'var(--most)' },
  '&::after': {
    content: 'attr(data-text) " "',
    visibility: 'hidden',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  },
});

interface LinesProps extends ComponentPropsWithRef<'textarea'> {
  value?: string;
  minRows?: number | undefined;
  maxRows?: number | undefined;
}

/** Several lines of text, as many as were typed. */
export function Lines({ minRows = 1, maxRows, ...area }: LinesProps) {
  return (
    <Growing
      data-text={area.value || area.placeholder}
      sx={{ '--most': maxRows === undefined ? 'none' : `${maxRows * 1.4375}em` }}
    >
      <Area {...area} rows={minRows} />
    </Growing>
  );
}
