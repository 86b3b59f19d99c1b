import { useLingui } from '@lingui/react/macro';
import { Stack } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { FieldRow, useFormikContext } from '@tolk/design-system/form';
import { isSession } from '../../parts/session-kind.ts';
import { useOpenedAt } from '../../parts/use-opened-at.ts';
import { useTimesThatStay } from '../../parts/use-times-that-stay.ts';
import { ZoneField } from '../../parts/zone-field.tsx';
import { timesIn, type OrderValues } from './order-values.ts';

/** When the work begins, ends, is delivered and checked, in the zone that the client chooses. */
export function DatesPart() {
  const { t } = useLingui();
  const now = useOpenedAt();
  const { zone, orderType } = useFormikContext<OrderValues>().values;
  const session = isSession({ projectType: orderType });
  useTimesThatStay(timesIn);
  return (
    <Stack spacing={2.5}>
      <ZoneField
        hint={t`All times below are meant in this zone. Everybody sees them in their own.`}
      />
      <FieldRow>
        <DateTimeField
          name="startTime"
          label={session ? t`Session begins` : t`Start`}
          zone={zone}
          required
        />
        <DateTimeField
          name="endTime"
          label={session ? t`Session ends` : t`End`}
          zone={zone}
          required
        />
      </FieldRow>
      <FieldRow>
        <DateTimeField
          name="deliverTime"
          label={t`Delivery`}
          hint={t`When the supplier delivers at the latest.`}
          min={now}
          zone={zone}
          required
        />
        <DateTimeField
          name="acceptTime"
          label={t`Acceptance`}
          hint={t`Until when you will have checked the results.`}
          min={now}
          zone={zone}
          required
        />
      </FieldRow>
    </Stack>
  );
}
