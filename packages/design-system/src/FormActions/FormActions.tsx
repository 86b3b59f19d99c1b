import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
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
  /** Closes the dialog or part that the form stands in. */
  onCancel?: () => void;
  /** Further buttons: back, save for later. */
  children?: ReactNode;
}

/** The buttons at the foot of a form. The submit button stays on: pressing it shows what is missing. */
export function FormActions({
  submitLabel,
  color = 'primary',
  fullWidth = false,
  sticky = false,
  onCancel,
  children,
}: FormActionsProps) {
  const { isSubmitting } = useFormikContext();
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
    </Stack>
  );
}
