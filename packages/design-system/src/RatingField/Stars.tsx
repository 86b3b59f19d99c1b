import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Rating from '@mui/material/Rating';

/** A rating that was given, to look at. */
export function Stars({ value }: { value: number }) {
  const { t } = useLingui();
  return (
    <Rating
      readOnly
      size="small"
      precision={0.5}
      value={value}
      getLabelText={(stars) => t`${plural(stars, { one: '# star', other: '# stars' })}`}
      sx={{ color: 'star' }}
    />
  );
}
