import { Trans } from '@lingui/react/macro';
import { Alert } from '@tolk/design-system';
import { spanOf, type PostingValues } from './posting-values.ts';

/** Nobody can be chosen from applications that come after the work. */
export function LateDeadline({ values }: { values: PostingValues }) {
  const { deadline } = values;
  const { startTime, dueDate } = spanOf(values);
  const end = dueDate ?? startTime;
  if (!deadline || !end || Date.parse(deadline) <= Date.parse(end)) return null;
  return (
    <Alert severity="warning">
      <Trans>Applications close after the work is due. Is that what you mean?</Trans>
    </Alert>
  );
}
