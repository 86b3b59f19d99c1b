import { t as translate } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inForm, serverNow, useClientGetAcceptanceResultsMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Button, notify, Typography } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { DAY, HOUR, limits } from '@tolk/domain';
import { useOpenedAt } from '../../parts/use-opened-at.ts';

interface Values {
  changeRequest: string;
  deliverTime: string | null;
}

export const changeRules = object({
  changeRequest: string().trim().max(limits.description.max).required(),
  deliverTime: string()
    .required()
    .test({
      name: 'future',
      message: () => translate`Choose a time in the future.`,
      test: (value) => !value || Date.parse(value) > serverNow(),
    }),
});

/** Two days from now, on the full hour: what the form proposes. */
function proposal(): string {
  return new Date(Math.ceil((serverNow() + 2 * DAY) / HOUR) * HOUR).toISOString();
}

interface Props {
  order: OrderDetail;
  onClose: () => void;
}

/** Asking for changes: what, and until when. */
export function ChangeRequestDialog({ order, onClose }: Props) {
  const { t } = useLingui();
  const [answer] = useClientGetAcceptanceResultsMutation();
  const openedAt = useOpenedAt();
  const { projectOrderId, version, changeRoundsLeft } = order;

  async function ask(values: Values) {
    const request = changeRules.validateSync(values);
    await inForm(answer({ projectOrderId, version, accept: false, ...request }));
    notify(t`The supplier has been told what to change.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Ask for changes</Trans>}>
      <Form<Values>
        initialValues={{ changeRequest: '', deliverTime: proposal() }}
        validationSchema={changeRules}
        draftKey={`changes-${projectOrderId}-${version}`}
        onSubmit={ask}
      >
        <Typography color="textSecondary">
          <Plural
            value={changeRoundsLeft}
            one="# round of changes is left."
            other="# rounds of changes are left."
          />
        </Typography>
        <TextField
          name="changeRequest"
          label={t`What should be changed?`}
          hint={t`Name the places and say what you expect there.`}
          multiline
          minRows={4}
          required
        />
        <DateTimeField name="deliverTime" label={t`New due time`} min={openedAt} required />
        <FormActions submitLabel={<Trans>Ask for changes</Trans>}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  );
}
