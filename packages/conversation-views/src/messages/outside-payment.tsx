import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';

/** Why not: nobody is accused, and nothing is held back. */
export function OutsidePayment({ isOwn }: { isOwn: boolean }) {
  return (
    <Typography role="note" variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
      {isOwn ? (
        <Trans>
          Keep payments on Tolk: only then is your pay secured before you begin and an appeal
          possible.
        </Trans>
      ) : (
        <Trans>
          Keep payments on Tolk: only then is your money held until you accept the work, and
          refundable.
        </Trans>
      )}
    </Typography>
  );
}
