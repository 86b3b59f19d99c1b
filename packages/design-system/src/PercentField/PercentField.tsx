import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useLingui } from '@lingui/react/macro';
import { useFormField } from '../Form/use-form-field.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

type PercentFieldProps = Omit<NumberFieldProps, 'endAdornment' | 'parse' | 'show'>;

const within = (value: number | null) =>
  value === null || Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));

/** A whole percentage in a `Form`, from 0 to 100: dragged, or typed where it has to be exact. */
export function PercentField(props: PercentFieldProps) {
  const { t } = useLingui();
  const { field, helpers } = useFormField<number | null>(props.name);
  const { label } = props;
  return (
    <Box>
      <NumberField {...props} endAdornment="%" />
      <Box sx={{ px: 1.25 }}>
        <Slider
          aria-label={
            typeof label === 'string' ? label : t({ message: 'Percent', context: 'field' })
          }
          value={within(field.value)}
          min={0}
          max={100}
          step={5}
          marks={[0, 25, 50, 75, 100].map((value) => ({ value }))}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value} %`}
          getAriaValueText={(value) => `${value} %`}
          onChange={(_event, value) =>
            void helpers.setValue(Array.isArray(value) ? (value[0] ?? 0) : value)
          }
        />
      </Box>
    </Box>
  );
}
