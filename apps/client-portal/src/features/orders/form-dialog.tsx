import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { Form, FormActions } from '@tolk/design-system/form';
import { Dialog, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { formErrorOf } from '../../parts/form-error.ts';

type FormProps<Values extends object> = Pick<
  ComponentProps<typeof Form<Values>>,
  'initialValues' | 'validationSchema' | 'draftKey'
>;

interface Props<Values extends object> extends FormProps<Values> {
  title: ReactNode;
  submitLabel: ReactNode;
  /** Rejects with a call's error; afterwards the dialog closes by itself. */
  onSend: (values: Values) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. */
export function FormDialog<Values extends object>({
  title,
  submitLabel,
  onSend,
  onClose,
  children,
  ...form
}: Props<Values>) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Form<Values>
          {...form}
          onSubmit={async (values) => {
            try {
              await onSend(values);
              onClose();
            } catch (thrown) {
              throw formErrorOf(thrown);
            }
          }}
        >
          {children}
          <FormActions submitLabel={submitLabel}>
            <Button size="large" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </FormActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
