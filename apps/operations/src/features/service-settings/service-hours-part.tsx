import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsGetServiceHoursQuery,
  useOpsSaveServiceHoursMutation,
} from '@tolk/api-client';
import type { ServiceHours } from '@tolk/contract';
import { DataState, notify } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { faultsOfHours, type HoursFault } from '@tolk/domain';
import { useZoneChoices } from '@tolk/labels';
import { WeekFields } from '@tolk/market-views';
import { HolidayFields } from './holiday-fields.tsx';
import { hoursOfValues, valuesOfHours, type HoursValues } from './hours-values.ts';

/** When the desk is open. */
export function ServiceHoursPart() {
  const query = useOpsGetServiceHoursQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={query} skeleton={6}>
      {(hours) => <HoursForm key={hours.version} hours={hours} />}
    </DataState>
  );
}

function HoursForm({ hours }: { hours: ServiceHours }) {
  const { t } = useLingui();
  const zones = useZoneChoices(hours.zone);
  const [save] = useOpsSaveServiceHoursMutation();
  const words: Record<HoursFault['fault'], string> = {
    zone: t`Choose a time zone.`,
    time: t`Enter both times.`,
    order: t`Each span ends after it begins, and begins after the one before has ended.`,
    day: t`Enter the day.`,
    dayTwice: t`This day is already in the list.`,
  };

  async function submit(values: HoursValues) {
    const set = hoursOfValues(values);
    const faults = faultsOfHours(set);
    if (faults.length > 0) {
      const fields = Object.fromEntries(faults.map(({ field, fault }) => [field, words[fault]]));
      throw Object.assign(new Error(t`Some of the hours can’t be kept like this.`), { fields });
    }
    const { zone, week, holidays } = set;
    await inForm(
      save({
        version: hours.version,
        zone,
        week: week.map((day) => [...day]),
        holidays: holidays.map(({ day, intervals }) => ({ day, intervals: [...intervals] })),
      }),
    );
    notify(t`The opening hours are saved.`);
  }

  return (
    <Form<HoursValues>
      initialValues={valuesOfHours(hours)}
      onSubmit={submit}
      aria-label={t`Opening hours of the desk`}
    >
      {(values) => (
        <>
          <SelectField
            name="zone"
            label={t({ message: 'Time zone', context: 'field' })}
            options={zones}
            clearable={false}
            required
          />
          <Section title={<Trans context="heading">Week</Trans>}>
            <WeekFields week={values.week} />
          </Section>
          <Section title={<Trans context="heading">Days that differ</Trans>}>
            <HolidayFields holidays={values.holidays} />
          </Section>
          <FormActions submitLabel={<Trans context="button">Save</Trans>} />
        </>
      )}
    </Form>
  );
}
