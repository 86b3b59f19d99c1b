import { Trans, useLingui } from '@lingui/react/macro';
import type { SampleText } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { formatNumber, languageName, useLanguage } from '@tolk/i18n';
import { RecordTable } from '../../records/record-table.tsx';

interface TextTableProps {
  texts: readonly SampleText[];
  busy: boolean;
  /** Retires a text, or takes it into use again. */
  onChange: (text: SampleText) => void;
}

/** Sample texts with how often each was given. */
export function TextTable({ texts, busy, onChange }: TextTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <RecordTable
      label={t({ message: 'Texts', context: 'language test' })}
      rows={texts}
      rowKey={({ sampleTextId }) => sampleTextId}
      columns={[
        {
          key: 'title',
          label: <Trans context="column">Text</Trans>,
          renderCell: (text) => <Title text={text} />,
        },
        {
          key: 'language',
          label: <Trans context="column">Source language</Trans>,
          renderCell: ({ sourceLanguage }) => languageName(sourceLanguage, language),
        },
        {
          key: 'given',
          label: <Trans context="column">Times given</Trans>,
          align: 'right',
          renderCell: ({ given }) => formatNumber(given, language),
        },
        {
          key: 'added',
          label: <Trans context="column">Added</Trans>,
          renderCell: ({ createTime }) => <DateTime iso={createTime} />,
        },
        {
          key: 'act',
          label: <Trans context="column">Action</Trans>,
          renderCell: (text) => (
            <Button
              size="small"
              disabled={busy}
              aria-label={text.retired ? t`Use again: ${text.title}` : t`Retire: ${text.title}`}
              onClick={() => onChange(text)}
            >
              {text.retired ? (
                <Trans context="button">Use again</Trans>
              ) : (
                <Trans context="button">Retire</Trans>
              )}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Title({ text: { title, text, sourceLanguage, retired } }: { text: SampleText }) {
  return (
    <>
      {title}{' '}
      {retired ? (
        <StatusChip tone="neutral">
          <Trans context="status">Retired</Trans>
        </StatusChip>
      ) : null}
      <Box
        component="details"
        sx={{ typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        <summary>
          <Trans>Read the text</Trans>
        </summary>
        <span lang={sourceLanguage}>{text}</span>
      </Box>
    </>
  );
}
