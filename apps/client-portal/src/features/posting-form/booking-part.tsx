import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { CheckboxField, FieldRow, TextField, useFormikContext } from '@tolk/design-system/form';
import { limits, SETTLEMENT_ZONE } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BookingTimes, BreakFields } from '@tolk/market-views';
import { useTimesThatStay } from '../../work-terms/use-times-that-stay.ts';
import { ZoneField } from '../../work-terms/zone-field.tsx';
import { timesIn, type PostingValues } from './posting-values.ts';
import { RegionField } from './region-field.tsx';
import { isOnSite } from '../../work-terms/interpreting-kind.ts';

/** Anyone who chooses a city means its clocks: all that can be chosen are in China, which has one zone. */
function useZoneOfCity(region: string | null) {
  const { setFieldValue } = useFormikContext<PostingValues>();
  const former = useRef(region);
  const choose = useEffectEvent(() => void setFieldValue('zone', SETTLEMENT_ZONE));
  useEffect(() => {
    if (region === former.current) return;
    former.current = region;
    if (region !== null && region !== 'remote') choose();
  }, [region]);
}

/** How, where and when a booking takes place. */
export function BookingPart() {
  const { t } = useLingui();
  const choices = useChoices();
  const { values } = useFormikContext<PostingValues>();
  const chosen = values.interpretationMode !== null;
  const onSite = isOnSite(values);
  useTimesThatStay(timesIn);
  useZoneOfCity(onSite ? values.region : null);
  return (
    <>
      <CheckboxField name="bothDirections" label={t`Interpreting goes both ways`} />
      <SelectField
        name="interpretationMode"
        label={t({ message: 'Interpreting mode', context: 'field' })}
        hint={
          chosen && !onSite
            ? t`Remote: no travel needed.`
            : t`Remote modes don’t need a location; all others do.`
        }
        options={choices.interpretationModes}
        required
      />
      {onSite ? (
        <FieldRow>
          <RegionField work="on site" />
          <TextField
            name="place"
            label={t({ message: 'Address', context: 'field' })}
            hint={t`Building and room. Hidden until you show your contact to an applicant or send an order.`}
            maxLength={limits.posting.place}
            required
          />
        </FieldRow>
      ) : null}
      {chosen && !onSite ? (
        <TextField
          name="place"
          label={t`Meeting link or number`}
          hint={t`Can be added later. Hidden until you show your contact to an applicant or send an order.`}
          maxLength={limits.posting.place}
        />
      ) : null}
      <ZoneField hint={t`Enter the local times where the interpreting takes place.`} />
      <BookingTimes />
      <BreakFields />
    </>
  );
}
