import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetSampleTextListQuery, useOpsRetireSampleTextMutation } from '@tolk/api-client';
import type { SampleText } from '@tolk/contract';
import { Box, Button, notify } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { AddIcon } from '@tolk/design-system/icons';
import { PagedList } from '@tolk/design-system/portal';
import { useChoices } from '@tolk/labels';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { AddTextDialog } from './add-text-dialog.tsx';
import { TextTable } from './text-table.tsx';

/** Texts that reviewers give, by source language; one is retired, never changed. */
export function TextsPart() {
  const { t } = useLingui();
  const { languages } = useChoices();
  const list = useListAddress<'tab' | 'sourceLanguage'>();
  const sourceLanguage = list.text('sourceLanguage');
  const [adding, setAdding] = useState(false);
  const [retire, { isLoading }] = useOpsRetireSampleTextMutation();
  const query = useOpsGetSampleTextListQuery({
    ...list.paging,
    ...(sourceLanguage ? { sourceLanguage } : {}),
  });

  async function change({ sampleTextId, retired }: SampleText) {
    const done = await retire({ sampleTextId, retired: !retired });
    if (done.error) return;
    notify(retired ? t`The text is in use again.` : t`The text is retired.`);
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <Box sx={{ width: { xs: '100%', sm: 280 } }}>
          <SelectInput
            name="sourceLanguage"
            label={t({ message: 'Source language', context: 'field' })}
            options={languages}
            value={sourceLanguage ?? null}
            onChange={(value) => list.change({ sourceLanguage: value ?? undefined })}
          />
        </Box>
        <Button
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          onClick={() => setAdding(true)}
        >
          <Trans>Add a text</Trans>
        </Button>
      </Box>
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No texts yet</Trans>,
          message: <Trans>Add a text of about 250 words for each source language you test.</Trans>,
          drawing: <PageDrawing />,
        }}
      >
        {(texts) => (
          <TextTable texts={texts} busy={isLoading} onChange={(text) => void change(text)} />
        )}
      </PagedList>
      {adding ? (
        <AddTextDialog sourceLanguage={sourceLanguage} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
}
