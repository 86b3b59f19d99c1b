import type { Theme } from '@mui/material/styles';

/** The box of every input: hairline, jade when focused, red when wrong, focused or not. 16 px, or iOS zooms in. */
export function boxStyles({ vars, shape, transitions }: Theme) {
  return {
    '--focus': vars.palette.primary.main,
    width: '100%',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: shape.borderRadius,
    border: `1px solid ${vars.palette.fieldBorder}`,
    background: vars.palette.background.paper,
    fontSize: '1rem',
    transition: transitions.create(['border-color', 'box-shadow']),
  };
}
