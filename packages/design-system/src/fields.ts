/** The heavier half of the form family: choices, money, dates, stars, files. */
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
export { DateTimeField } from './DateTimeField/DateTimeField.tsx';
export { FileField } from './FileField/FileField.tsx';
export type { Discard, StoredFile, Upload } from './FileField/uploads.ts';
export { MoneyField } from './MoneyField/MoneyField.tsx';
export { NumberField } from './NumberField/NumberField.tsx';
export { PercentField } from './PercentField/PercentField.tsx';
export { RadioField } from './RadioField/RadioField.tsx';
export { RatingField } from './RatingField/RatingField.tsx';
export { Stars } from './RatingField/Stars.tsx';
export { MultiSelectField } from './SelectField/MultiSelectField.tsx';
export type { Option } from './SelectField/options.ts';
export { SelectField } from './SelectField/SelectField.tsx';
export { SelectInput } from './SelectField/SelectInput.tsx';
