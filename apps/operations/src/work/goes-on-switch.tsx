import { useLingui } from '@lingui/react/macro';
import { FormControlLabel } from '@tolk/design-system/fields';
import { Switch } from '@tolk/design-system/portal';
import { useKeptSwitch } from '../preferences/kept-switch.ts';
import { goesOnKey } from './use-decided.tsx';

/** Whether the desk opens the next case by itself once this one is decided. */
export function GoesOnSwitch() {
  const { t } = useLingui();
  const [goesOn, setGoesOn] = useKeptSwitch(goesOnKey);
  return (
    <FormControlLabel
      control={<Switch checked={goesOn} onChange={(_event, on) => setGoesOn(on)} />}
      label={t`Go on to the next case after a decision`}
      sx={{ mb: 1 }}
    />
  );
}
