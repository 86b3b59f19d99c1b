import { useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { InformationValues } from './information-values.ts';

interface Props {
  cities: readonly { value: string; label: string }[];
}

/** A chosen city is the location too, until somebody writes a more exact one. */
export function CityIntoLocation({ cities }: Props) {
  const { values, setFieldValue } = useFormikContext<InformationValues>();
  const { region, location } = values;
  const known = useRef(region);
  const filled = useRef('');

  const fillIn = useEffectEvent(() => {
    const city = cities.find(({ value }) => value === region)?.label;
    if (city === undefined || (location !== '' && location !== filled.current)) return;
    filled.current = city;
    void setFieldValue('location', city);
  });

  useEffect(() => {
    if (known.current !== region) fillIn();
    known.current = region;
  }, [region]);

  return null;
}
