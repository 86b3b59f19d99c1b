import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { boxStyles } from './box-styles.ts';

/** The box of inputs that MUI's own pieces fill: what is chosen from a list, and times. */
export const InputBox = styled(InputBase)(({ theme }) => ({
  ...boxStyles(theme),
  // A field that had the focus before the application was there has no class that says so.
  '&.Mui-focused, &:has(> .MuiInputBase-input:focus)': {
    borderColor: 'var(--focus)',
    boxShadow: '0 0 0 1px var(--focus)',
  },
  '&.Mui-error': {
    '--focus': theme.vars.palette.error.main,
    borderColor: theme.vars.palette.error.main,
  },
  '&.Mui-disabled': { background: theme.vars.palette.sunken },
  '& .MuiInputBase-input': { outline: 'none' },
}));
