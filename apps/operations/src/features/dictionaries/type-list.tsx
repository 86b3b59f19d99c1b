import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import { RecordTable, type RecordColumn } from '../../records/record-table.tsx';

type DictionaryType = ResponseOf<
  (typeof calls)['opsinterface']['dictionaries']['getDictionaryTypes']
>[number];

/** All dictionaries, those first that staff may change. */
export function TypeList({ types }: { types: readonly DictionaryType[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = types.toSorted((one, other) => Number(other.editable) - Number(one.editable));
  const columns: readonly [RecordColumn<DictionaryType>, ...RecordColumn<DictionaryType>[]] = [
    {
      key: 'name',
      label: <Trans context="column">Dictionary</Trans>,
      renderCell: ({ dictType, en, zh }) => (
        <>
          <Link component={RouteLink} to="dictionaries" params={{ dictType }}>
            {language === 'en' ? en : zh}
          </Link>
          <Box lang="en" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {dictType}
          </Box>
        </>
      ),
    },
    {
      key: 'count',
      label: <Trans context="column">Entries</Trans>,
      align: 'right',
      renderCell: ({ count }) => formatNumber(count, language),
    },
    {
      key: 'editable',
      label: <Trans context="column">Changes</Trans>,
      renderCell: ({ editable }) =>
        editable ? (
          <StatusChip tone="active">
            <Trans context="status">Editable</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="neutral">
            <Trans>Follows a standard</Trans>
          </StatusChip>
        ),
    },
  ];
  return (
    <RecordTable
      label={t({ message: 'Dictionaries', context: 'region' })}
      columns={columns}
      rows={rows}
      rowKey={({ dictType }) => dictType}
    />
  );
}
