import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { useFormField } from '../Form/use-form-field.ts';
import { InputBox } from '../TextInput/InputBox.tsx';
import { searchOptions, type Option } from './options.ts';
import { useSteady } from './use-steady.ts';

interface MultiSelectFieldProps<Value extends string | number> extends Omit<
  FieldFrameProps,
  'error'
> {
  name: string;
  options: ReadonlyArray<Option<Value>>;
  disabled?: boolean;
}

/** Several of many in a `Form`; the value is an array of the options' values. */
export function MultiSelectField<Value extends string | number>({
  name,
  options,
  disabled = false,
  ...frame
}: MultiSelectFieldProps<Value>) {
  const { t } = useLingui();
  const { field, helpers, error } = useFormField<readonly Value[]>(name);
  const found = options.filter((option) => field.value.includes(option.value));
  const key = found.map(({ value, label }) => [value, label]);
  const chosen = useSteady(found, JSON.stringify(key));
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, ...aria }) => (
        <Autocomplete
          id={id}
          multiple
          disableCloseOnSelect
          options={options}
          disabled={disabled}
          value={chosen}
          isOptionEqualToValue={(option, other) => option.value === other.value}
          openText={t`Open the list`}
          closeText={t`Close the list`}
          clearText={t({ message: 'Clear', context: 'button' })}
          noOptionsText={t({ message: 'Nothing found', context: 'notice' })}
          getOptionKey={(option) => option.value}
          filterOptions={(all, { inputValue }) => searchOptions(all, inputValue)}
          onChange={(_event, next) => void helpers.setValue(next.map(({ value }) => value))}
          onBlur={() => void helpers.setTouched(true)}
          renderInput={({ slotProps, disabled: off }) => (
            <InputBox
              {...slotProps.input}
              disabled={off}
              error={Boolean(error)}
              sx={{ flexWrap: 'wrap', gap: 0.5, py: 0.5, '& input': { flex: 1, minWidth: 60 } }}
              slotProps={{ input: { ...slotProps.htmlInput, ...aria } }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
