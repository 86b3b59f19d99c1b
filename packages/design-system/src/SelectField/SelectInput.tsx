import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { InputBox } from '../TextInput/InputBox.tsx';
import { searchOptions, type Option } from './options.ts';
import { useSteady } from './use-steady.ts';

export interface SelectInputProps<Value extends string | number> extends FieldFrameProps {
  name?: string;
  options: ReadonlyArray<Option<Value>>;
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  /** False where something is always chosen: the room of the cross is the text's. */
  clearable?: boolean;
}

/** One of many, found by typing: languages, countries, fields. Outside of a form; inside one use `SelectField`. */
export function SelectInput<Value extends string | number>({
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled = false,
  clearable = true,
  ...frame
}: SelectInputProps<Value>) {
  const { t } = useLingui();
  const found = options.find((option) => option.value === value) ?? null;
  const chosen = useSteady(found, JSON.stringify([found?.value, found?.label]));
  return (
    <FieldFrame {...frame}>
      {({ id, ...aria }) => (
        <Autocomplete
          id={id}
          options={options}
          value={chosen}
          disabled={disabled}
          disableClearable={!clearable}
          autoHighlight
          openText={t`Open the list`}
          closeText={t`Close the list`}
          clearText={t({ message: 'Clear', context: 'button' })}
          noOptionsText={t({ message: 'Nothing found', context: 'notice' })}
          getOptionKey={(option) => option.value}
          isOptionEqualToValue={(option, other) => option.value === other.value}
          filterOptions={(all, { inputValue }) => searchOptions(all, inputValue)}
          onChange={(_event, option) => onChange(option?.value ?? null)}
          onBlur={onBlur}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props}>
              {option.label}
              <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary' }}>
                {option.note}
              </Box>
            </li>
          )}
          renderInput={({ slotProps, disabled: off }) => (
            <InputBox
              {...slotProps.input}
              name={name}
              disabled={off}
              placeholder={placeholder}
              error={Boolean(frame.error)}
              slotProps={{ input: { ...slotProps.htmlInput, ...aria } }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
