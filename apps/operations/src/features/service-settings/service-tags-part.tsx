import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetServiceTagListQuery, useOpsRetireServiceTagMutation } from '@tolk/api-client';
import type { ServiceTag } from '@tolk/contract';
import { Box, Button, DataState } from '@tolk/design-system';
import { useState } from 'react';
import { RecordTable } from '../../records/record-table.tsx';
import { RetireButton } from './retire-button.tsx';
import { TagDialog } from './tag-dialog.tsx';

/** What conversations can be tagged with. */
export function ServiceTagsPart() {
  const { t } = useLingui();
  const query = useOpsGetServiceTagListQuery({}, { refetchOnMountOrArgChange: true });
  const [retire] = useOpsRetireServiceTagMutation();
  const [edited, setEdited] = useState<ServiceTag | 'new'>();
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="contained" color="secondary" onClick={() => setEdited('new')}>
          <Trans context="button">Add a tag</Trans>
        </Button>
      </Box>
      <DataState query={query} empty={{ title: <Trans>No tags yet</Trans> }}>
        {(list) => (
          <RecordTable
            label={t({ message: 'Tags', context: 'region' })}
            rows={list}
            rowKey={({ tagId }) => tagId}
            columns={[
              {
                key: 'en',
                label: <Trans context="column">English</Trans>,
                renderCell: ({ nameEn }) => <span lang="en">{nameEn}</span>,
              },
              {
                key: 'zh',
                label: <Trans context="column">Chinese</Trans>,
                renderCell: ({ nameZh }) => <span lang="zh-CN">{nameZh}</span>,
              },
              {
                key: 'offered',
                label: <Trans context="column">Offered</Trans>,
                renderCell: ({ retired }) =>
                  retired ? (
                    <Trans context="offered">No longer</Trans>
                  ) : (
                    <Trans context="offered">Yes</Trans>
                  ),
              },
              {
                key: 'acts',
                label: <Trans context="column">Actions</Trans>,
                renderCell: (tag) => (
                  <>
                    <Button size="small" onClick={() => setEdited(tag)}>
                      <Trans context="button">Rename</Trans>
                    </Button>
                    <RetireButton
                      retired={tag.retired}
                      onRetire={(retired) => void retire({ tagId: tag.tagId, retired })}
                    />
                  </>
                ),
              },
            ]}
          />
        )}
      </DataState>
      {edited ? (
        <TagDialog tag={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </>
  );
}
