import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';

/**
 * In a prerendered form somebody may have typed, or the browser filled in, before the scripts were there:
 * what stands in its fields counts, and below it what a draft has kept. `marker` lies inside the form.
 */
export function useAdoptedText<Values extends object>(readDraft: () => Partial<Values>) {
  const marker = useRef<HTMLSpanElement>(null);
  const { values, setValues } = useFormikContext<Values>();
  const prerendered = useRef(!useHydrated());

  const adopt = useEffectEvent(() => {
    const typed = [...(marker.current?.closest('form')?.elements ?? [])].filter(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && element.name in values && element.value !== '',
    );
    const texts = typed
      .filter(({ type }) => type !== 'checkbox' && type !== 'radio')
      .map(({ name, value }) => [name, value]);
    const kept = { ...readDraft(), ...(Object.fromEntries(texts) as Partial<Values>) };
    if (Object.keys(kept).length > 0) void setValues({ ...values, ...kept }, false);
  });

  // Before anything renders anew: React would put the empty values back.
  useLayoutEffect(() => {
    if (prerendered.current) adopt();
  }, []);

  return marker;
}
