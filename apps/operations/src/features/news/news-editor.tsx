import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, serverNow, useOpsAddNewsMutation, useOpsEditNewsMutation } from '@tolk/api-client';
import type { News } from '@tolk/contract';
import { Alert, Box, Button, notify } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { audienceLabels } from './news-chips.ts';
import { NewsPreview } from './news-preview.tsx';
import { newsRules, newsValues, type NewsValues } from './news-values.ts';

interface NewsEditorProps {
  /** What is edited; null for new ones, which begin as a draft. */
  news: News | null;
  onClose: () => void;
}

/** News in both languages side by side, with how the overviews show them. */
export function NewsEditor({ news, onClose }: NewsEditorProps) {
  const { t } = useLingui();
  const [add] = useOpsAddNewsMutation();
  const [edit] = useOpsEditNewsMutation();
  const [now] = useState(() => new Date(serverNow()).toISOString());

  async function save(values: NewsValues) {
    const fields = newsRules.validateSync(values);
    await inForm(news === null ? add(fields) : edit({ newsId: news.newsId, ...fields }));
    notify(news === null ? t`The draft is saved.` : t`The news is saved.`);
    onClose();
  }

  return (
    <Form<NewsValues>
      initialValues={newsValues(news)}
      validationSchema={newsRules}
      draftKey={`news-${news?.newsId ?? 'new'}`}
      onSubmit={save}
      aria-label={t({ message: 'News', context: 'region' })}
    >
      {(values) => (
        <>
          {news?.state === 'published' ? (
            <Alert severity="info">
              <Trans>
                The news is published, so your changes show at once. No one is notified again.
              </Trans>
            </Alert>
          ) : null}
          <Texts />
          <Audience />
          <NewsPreview news={values} publishTime={news?.publishTime ?? now} />
          <FormActions
            submitLabel={
              news === null ? <Trans>Save as a draft</Trans> : <Trans context="button">Save</Trans>
            }
            color="secondary"
          >
            <Button size="large" onClick={onClose}>
              <Trans context="button">Cancel</Trans>
            </Button>
          </FormActions>
        </>
      )}
    </Form>
  );
}

/** Titles beside one another, texts beside one another; on phones one language after the other. */
function Texts() {
  const { t } = useLingui();
  const { title, text } = limits.news;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        gridTemplateRows: { md: 'auto auto' },
        gridAutoFlow: { md: 'column' },
        gap: 2.5,
      }}
    >
      <TextField
        name="titleEn"
        label={t({ message: 'English title', context: 'field' })}
        maxLength={title}
        required
      />
      <TextField
        name="textEn"
        label={t({ message: 'English text', context: 'field' })}
        maxLength={text}
        multiline
        minRows={6}
        required
      />
      <TextField
        name="titleZh"
        label={t({ message: 'Chinese title', context: 'field' })}
        maxLength={title}
        required
      />
      <TextField
        name="textZh"
        label={t({ message: 'Chinese text', context: 'field' })}
        maxLength={text}
        multiline
        minRows={6}
        required
      />
    </Box>
  );
}

function Audience() {
  const { t, i18n } = useLingui();
  const audiences = ['all', 'supplier', 'client'] as const;
  return (
    <RadioField
      name="audience"
      label={t({ message: 'For whom', context: 'field' })}
      options={audiences.map((value) => ({ value, label: i18n._(audienceLabels[value]) }))}
      required
    />
  );
}
