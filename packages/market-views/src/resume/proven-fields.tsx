import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { inOrderOf } from '@tolk/domain/dictionaries/entry';
import { fields as offered } from '@tolk/domain/dictionaries/fields';
import { useNames } from '@tolk/labels';

interface Props {
  fields: readonly string[];
  /** What the marks mean stands beside them, or has been said before. */
  explained?: boolean;
}

/** Fields of a language pair that verified certificates prove, in a mark each; screen readers hear once what that means. */
export function ProvenFields({ fields, explained = false }: Props) {
  const { t } = useLingui();
  const names = useNames();
  const hint = t`Our staff have checked a translation certificate that covers this field in this language pair.`;
  const shown = inOrderOf(offered, fields);
  const last = explained ? undefined : shown.at(-1);
  return shown.map((field) => (
    // A long name of a field breaks on a phone instead of running out of the page.
    <Box key={field} component="span" sx={{ '& > span': { whiteSpace: 'normal' } }}>
      <StatusChip tone="success" hint={hint} hintFor={field === last ? 'everybody' : 'pointer'}>
        <Trans context="status">{names.field(field)} · certified</Trans>
      </StatusChip>
    </Box>
  ));
}
