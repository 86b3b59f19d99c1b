import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Rating from '@mui/material/Rating';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { useFormField } from '../Form/use-form-field.ts';

interface RatingFieldProps extends Omit<FieldFrameProps, 'error'> {
  name: string;
  disabled?: boolean;
}

/** One to five stars in a `Form`, by mouse or arrow keys; null when none is given. */
export function RatingField({ name, disabled = false, ...frame }: RatingFieldProps) {
  const { t } = useLingui();
  const { field, helpers, error } = useFormField<number | null>(name);
  return (
    <FieldFrame {...frame} error={error} group="radiogroup">
      {(aria) => (
        <Rating
          name={name}
          id={aria.id}
          size="large"
          value={field.value}
          disabled={disabled}
          aria-describedby={aria['aria-describedby']}
          getLabelText={(stars) => t`${plural(stars, { one: '# star', other: '# stars' })}`}
          onChange={(_event, stars) => void helpers.setValue(stars)}
          onBlur={() => void helpers.setTouched(true)}
          emptyLabelText={t({ message: 'No stars', context: 'value' })}
          sx={{ color: 'star' }}
        />
      )}
    </FieldFrame>
  );
}
