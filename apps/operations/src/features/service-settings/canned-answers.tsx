import { Trans, useLingui } from '@lingui/react/macro';
import {
  useOpsGetServiceCannedListQuery,
  useOpsRetireServiceCannedMutation,
} from '@tolk/api-client';
import type { ServiceCanned } from '@tolk/contract';
import { Box, Button, DataState, Typography } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { useState } from 'react';
import { RecordTable } from '../../records/record-table.tsx';
import { CannedDialog } from './canned-dialog.tsx';
import { RetireButton } from './retire-button.tsx';

/** Ready answers in both languages: what `/` offers while one writes. */
export function CannedAnswers() {
  const { t } = useLingui();
  const query = useOpsGetServiceCannedListQuery({}, { refetchOnMountOrArgChange: true });
  const [retire] = useOpsRetireServiceCannedMutation();
  const [edited, setEdited] = useState<ServiceCanned | 'new'>();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 280px' }}>
          <Trans>Type / and the shortcut while you answer; names are filled in.</Trans>
        </Typography>
        <Button variant="contained" color="secondary" onClick={() => setEdited('new')}>
          <Trans context="button">Add an answer</Trans>
        </Button>
      </Box>
      <DataState query={query} empty={{ title: <Trans>No canned answers yet</Trans> }}>
        {(list) => (
          <RecordTable
            label={t({ message: 'Canned answers', context: 'region' })}
            rows={list}
            rowKey={({ cannedId }) => cannedId}
            columns={[
              {
                key: 'shortcut',
                label: <Trans context="column">Shortcut</Trans>,
                renderCell: ({ shortcut }) => <code>/{shortcut}</code>,
              },
              {
                key: 'en',
                label: <Trans context="column">English</Trans>,
                renderCell: ({ textEn }) => <span lang="en">{textEn}</span>,
              },
              {
                key: 'zh',
                label: <Trans context="column">Chinese</Trans>,
                renderCell: ({ textZh }) => <span lang="zh-CN">{textZh}</span>,
              },
              {
                key: 'acts',
                label: <Trans context="column">Actions</Trans>,
                renderCell: (canned) => (
                  <>
                    {canned.retired ? (
                      <StatusChip tone="neutral">
                        <Trans context="canned answer">Retired</Trans>
                      </StatusChip>
                    ) : null}
                    <Button size="small" onClick={() => setEdited(canned)}>
                      <Trans context="button">Edit</Trans>
                    </Button>
                    <RetireButton
                      retired={canned.retired}
                      onRetire={(retired) => void retire({ cannedId: canned.cannedId, retired })}
                    />
                  </>
                ),
              },
            ]}
          />
        )}
      </DataState>
      {edited ? (
        <CannedDialog
          canned={edited === 'new' ? null : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}
