import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { offSx } from '../ActionButton/off-sx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { stickySx } from '../StickyBar/StickyBar.tsx';

interface FormActionsProps {
  /** What sending does, as a verb: `Publish`, `Pay`. */
  submitLabel: ReactNode;
  /** Seal is for the screen's one call to action. */
  color?: 'primary' | 'secondary';
  fullWidth?: boolean;
  /** Of a form longer than the screen: its buttons stay in sight while one scrolls. */
  sticky?: boolean;
  /** Why there is nothing to send; stands below the buttons. What is missing is no reason: pressing shows that. */
  off?: ReactNode;
  /** Closes the dialog or part that the form stands in. */
  onCancel?: () => void;
  /** Further buttons: back, save for later. */
  children?: ReactNode;
}

/** The buttons at the foot of a form. The submit button stays on, since pressing it shows what is missing, or says why it is off. */
export function FormActions({
  submitLabel,
  color = 'primary',
  fullWidth = false,
  sticky = false,
  off,
  onCancel,
  children,
}: FormActionsProps) {
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const isOff = Boolean(off);
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      data-bar={sticky ? 'sticky' : undefined}
      sx={{ flexWrap: 'wrap', ...(sticky ? stickySx : {}) }}
    >
      <Button
        type="submit"
        variant="contained"
        size="large"
        color={color}
        fullWidth={fullWidth}
        disabled={isSubmitting}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? id : undefined}
        // Enter in a field presses it too.
        onClick={isOff ? (event) => event.preventDefault() : undefined}
        sx={isOff ? offSx : null}
        // Or the field that loses the focus shows its message, and the button moves away beneath the click.
        onMouseDown={(event) => event.preventDefault()}
        startIcon={isSubmitting ? <Spinner size={16} color="inherit" /> : undefined}
      >
        {submitLabel}
      </Button>
      {onCancel ? (
        <Button onClick={onCancel}>
          <Trans context="button">Cancel</Trans>
        </Button>
      ) : null}
      {children}
      {isOff ? (
        <Box id={id} sx={{ flexBasis: '100%', typography: 'caption', color: 'text.secondary' }}>
          {off}
        </Box>
      ) : null}
    </Stack>
  );
}
