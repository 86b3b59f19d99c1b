import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';

/** Fields of a language pair that verified certificates prove, in a mark each. */
export function ProvenFields({ fields }: { fields: readonly string[] }) {
  const { t } = useLingui();
  const names = useNames();
  const hint = t`Our staff have checked a translation certificate that covers this field in this language pair.`;
  return fields.map((field) => (
    // A long name of a field breaks on a phone instead of running out of the page.
    <Box key={field} component="span" sx={{ '& > span': { whiteSpace: 'normal' } }}>
      <StatusChip tone="success" hint={hint}>
        <Trans context="status">{names.field(field)} · certified</Trans>
      </StatusChip>
    </Box>
  ));
}
