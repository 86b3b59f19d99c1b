import { Plural, Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { limits } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';

interface SupplierRatingProps {
  /** `average`: 1 to 5; null without a review. */
  rating: { average: number | null; count: number };
}

/** The stars that clients gave, and how many did. */
export function SupplierRating({ rating: { average, count } }: SupplierRatingProps) {
  const language = useLanguage();
  if (average === null) {
    return (
      <span>
        <Trans>No reviews yet</Trans>
      </span>
    );
  }
  // The stars of one or two say more of them than of the supplier.
  if (count < limits.publicProfile.figureCases) {
    return (
      <span>
        <Plural value={count} one="# review" other="# reviews" />
      </span>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      <Stars value={average} />
      <span data-figures="">{formatNumber(Math.round(average * 10) / 10, language)}</span>
      <span>
        <Plural value={count} one="(# review)" other="(# reviews)" />
      </span>
    </Box>
  );
}
