import { useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Zoned {
  zone: string;
}

/** Anyone who chooses another zone means the same times of day there; `move` gets the zone before. */
export function useTimesThatStay<Values extends Zoned>(
  move: (values: Values, formerZone: string) => Values,
): void {
  const { values, setValues } = useFormikContext<Values>();
  const { zone } = values;
  const former = useRef(zone);
  const moved = useEffectEvent((before: string) => void setValues(move(values, before)));
  useEffect(() => {
    const before = former.current;
    if (!zone || before === zone) return;
    former.current = zone;
    moved(before);
  }, [zone]);
}
