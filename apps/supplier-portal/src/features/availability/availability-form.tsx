import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupSaveAvailabilityMutation } from '@tolk/api-client';
import type { Availability } from '@tolk/contract';
import { Alert, notify, Stack, Typography } from '@tolk/design-system';
import { NumberField, SelectField } from '@tolk/design-system/fields';
import { CheckboxField, Form, FormActions } from '@tolk/design-system/form';
import { array, number, object, string } from '@tolk/design-system/form-rules';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { useZoneChoices } from '@tolk/labels';
import { WeekFields } from '@tolk/market-views';
import { requestOf, valuesOf, type AvailabilityValues } from './availability-values.ts';
import { DaysOffFields } from './days-off-fields.tsx';

const rules = object({
  zone: string().required(),
  daysOff: array(object({ from: string().required(), until: string().required() })).required(),
  noticeHours: number().integer().min(0).max(limits.availability.noticeHours).required(),
});

/** Working hours, days off and notice. */
export function AvailabilityForm({ availability }: { availability: Availability }) {
  const { t } = useLingui();
  const [save] = useSupSaveAvailabilityMutation();
  const initialValues = valuesOf(availability);
  const zones = useZoneChoices(initialValues.zone);
  return (
    <Form<AvailabilityValues>
      initialValues={initialValues}
      validationSchema={rules}
      onSubmit={async (values) => {
        await inForm(save(requestOf(values, availability.version)));
        notify(t`Your calendar is saved.`);
      }}
      aria-label={t({ message: 'Availability', context: 'heading' })}
    >
      {(values) => (
        <>
          {availability.version === 0 ? (
            <Alert severity="info">
              <Trans>
                These hours are a suggestion. Clients see when you are free once you save.
              </Trans>
            </Alert>
          ) : null}
          <Section title={<Trans context="heading">Working hours</Trans>}>
            <Stack spacing={2.5}>
              <SelectField
                name="zone"
                label={t({ message: 'Time zone', context: 'field' })}
                hint={t`Working hours and days off below are in this time zone.`}
                options={zones}
                clearable={false}
                required
              />
              <WeekFields week={values.week} />
              <NumberField
                name="noticeHours"
                label={t`Notice before a booking, in hours`}
                hint={t`How long before a booking you want to be asked; 0 for none.`}
                required
              />
            </Stack>
          </Section>
          <Section title={<Trans context="heading">Days off</Trans>}>
            <DaysOffFields daysOff={values.daysOff} />
          </Section>
          <Section title={<Trans>Who sees your free days</Trans>}>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              <Trans>Clients who may read your resume see them there.</Trans>
            </Typography>
            <CheckboxField
              name="isPublic"
              label={t`Show them on my public page too, for everybody to see`}
            />
          </Section>
          <FormActions submitLabel={<Trans context="button">Save</Trans>} />
        </>
      )}
    </Form>
  );
}
