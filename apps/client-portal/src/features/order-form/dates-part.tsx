import { useLingui } from '@lingui/react/macro';
import { Stack } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { FieldRow, useFormikContext } from '@tolk/design-system/form';
import { BookingTimes, BreakFields } from '@tolk/market-views';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { useOpenedAt } from '../../work-terms/use-opened-at.ts';
import { useTimesThatStay } from '../../work-terms/use-times-that-stay.ts';
import { ZoneField } from '../../work-terms/zone-field.tsx';
import { OtherWorkload } from './other-workload.tsx';
import { timesIn, type OrderValues } from './order-values.ts';

/** When the work begins, ends, is delivered and checked, in the zone that the client chooses. */
export function DatesPart() {
  const { t } = useLingui();
  const { orderType, milestones } = useFormikContext<OrderValues>().values;
  const interpreting = isInterpreting({ projectType: orderType });
  useTimesThatStay(timesIn);
  return (
    <Stack spacing={2.5}>
      <ZoneField
        hint={
          interpreting
            ? t`Enter the local times where the interpreting takes place.`
            : t`All times below are in this time zone. Each person sees them in their own.`
        }
      />
      {interpreting ? (
        <>
          <BookingTimes />
          <BreakFields />
          <OtherWorkload />
        </>
      ) : (
        <WorkTimes inMilestones={milestones.length > 0} />
      )}
    </Stack>
  );
}

/** Milestones have due times of their own. */
function WorkTimes({ inMilestones }: { inMilestones: boolean }) {
  const { t } = useLingui();
  const { zone } = useFormikContext<OrderValues>().values;
  return (
    <>
      <FieldRow>
        <DateTimeField
          name="startTime"
          label={t({ message: 'Start', context: 'field' })}
          zone={zone}
          required
        />
        <DateTimeField
          name="endTime"
          label={t({ message: 'End', context: 'field' })}
          zone={zone}
          required
        />
      </FieldRow>
      {inMilestones ? null : <DeliveryTimes />}
    </>
  );
}

function DeliveryTimes() {
  const { t } = useLingui();
  const now = useOpenedAt();
  const { zone } = useFormikContext<OrderValues>().values;
  return (
    <FieldRow>
      <DateTimeField
        name="deliverTime"
        label={t({ message: 'Delivery', context: 'field' })}
        hint={t`The latest delivery time.`}
        min={now}
        zone={zone}
        required
      />
      <DateTimeField
        name="acceptTime"
        label={t({ message: 'Acceptance', context: 'field' })}
        hint={t`The date by which you will have checked the results.`}
        min={now}
        zone={zone}
        required
      />
    </FieldRow>
  );
}
