import { Trans } from '@lingui/react/macro';
import type { OutputRow, PassedTest } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { testOf } from './output-table.tsx';

interface Props {
  outputs: readonly OutputRow[];
  tests: readonly PassedTest[];
}

/** What the marks of proven fields in a table of these outputs mean, for who can't point at one; nothing where there is none. */
export function ProvenFieldsRule({ outputs, tests }: Props) {
  const isShown = outputs.some((output) => testOf(output, tests)?.provenFieldIds.length);
  if (!isShown) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
      <Trans>
        “Certified” means that our staff have checked a translation certificate that covers this
        field in this language pair.
      </Trans>
    </Typography>
  );
}
