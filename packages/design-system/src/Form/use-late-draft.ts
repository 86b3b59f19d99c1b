import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';

/** The draft of a prerendered form, which is made without one, goes in once the page is taken over. */
export function useLateDraft<Values extends object>(readDraft: () => Partial<Values> | undefined) {
  const { values, setValues } = useFormikContext<Values>();
  const prerendered = useRef(!useHydrated());

  const fillIn = useEffectEvent(() => {
    const draft = readDraft();
    if (draft) void setValues({ ...values, ...draft }, false);
  });

  useLayoutEffect(() => {
    if (prerendered.current) fillIn();
  }, []);
}
