import type { Components, Theme } from '@mui/material/styles';
import { focusRing, globalStyles } from './global-styles.ts';

const border = (theme: Theme) => `1px solid ${theme.vars.palette.divider}`;

const alertTones = {
  success: 'success',
  info: 'waiting',
  warning: 'attention',
  error: 'danger',
} as const;

/** How MUI's pieces look here: hairlines before shadows, no ripple, no capitals, targets of 40 px. */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  // Without the ripple nothing else would show where the keyboard stands.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ '&:focus-visible, &.Mui-focusVisible': focusRing(theme) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 16, '&.MuiButton-sizeSmall': { minHeight: 32 } },
      // Without a ground its words stand where those above them do.
      text: {
        minWidth: 0,
        paddingInline: 8,
        marginInlineStart: -8,
        '& .MuiButton-startIcon': { marginLeft: 0 },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', paddingTop: 24 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: ({ theme }) => ({ backgroundImage: 'none', border: border(theme) }) },
  },
  // What is chosen ends before the buttons, which are wider here than MUI leaves room for; also before the one
  // that only the pointer or the focus shows, or chips would move away beneath a click.
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot': {
          paddingRight: 72,
        },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success', variant = 'standard' } }) => {
        if (variant !== 'standard') return { border: 0, flexWrap: 'wrap' as const };
        const { ink, ground } = theme.vars.palette.tones[alertTones[severity]];
        return { border: 0, color: ink, background: ground, flexWrap: 'wrap' as const };
      },
      icon: { color: 'inherit' },
      // Where both don't fit beside each other the action stands below the words, in one piece.
      message: { flex: '1 1 180px', minWidth: 0 },
      action: { whiteSpace: 'nowrap' as const },
    },
  },
  // The track is only the way that is left.
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 8,
        borderRadius: 4,
        backgroundColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        minHeight: 44,
        // The list that scrolls cuts off what stands outside of it.
        '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  // On tinted grounds MUI’s half-transparent ink would be too faint.
  MuiToggleButton: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiTooltip: { defaultProps: { arrow: true } },
  // It scrolls sideways on a phone, and the keyboard must be able to do that.
  MuiTableContainer: { defaultProps: { tabIndex: 0 } },
  MuiTableCell: {
    styleOverrides: {
      root: { paddingBlock: 10, minWidth: 88, '& time': { whiteSpace: 'nowrap' } },
      head: { fontWeight: 600, whiteSpace: 'nowrap' },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
};
