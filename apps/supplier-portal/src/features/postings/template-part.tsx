import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetApplicationTemplatesQuery } from '@tolk/api-client';
import type { ApplicationTemplate, PostingDetail } from '@tolk/contract';
import { Button, Paper, Stack, Typography } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import { fieldsIn, fillTemplate } from '@tolk/domain';
import { useState } from 'react';
import type { ApplyValues } from './apply-rules.ts';
import { SaveTemplateDialog } from './save-template-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';
import { useTemplateValues } from './template-values.ts';

/** The supplier’s own texts: choose one and see it filled, keep what is typed, manage them. */
export function TemplatePart({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<ApplyValues>();
  const { data: templates = [] } = useSupGetApplicationTemplatesQuery({});
  const [chosen, setChosen] = useState<ApplicationTemplate>();
  const [open, setOpen] = useState<'save' | 'manage'>();
  if (templates.length === 0 && values.content.trim() === '') return null;
  return (
    <Stack spacing={1.5}>
      {templates.length === 0 ? null : (
        <SelectInput
          label={t({ message: 'Template', context: 'field' })}
          placeholder={t`Choose one of your texts`}
          value={chosen?.applicationTemplateId ?? null}
          onChange={(id) =>
            setChosen(templates.find(({ applicationTemplateId }) => applicationTemplateId === id))
          }
          options={templates.map(({ applicationTemplateId, name }) => ({
            value: applicationTemplateId,
            label: name,
          }))}
        />
      )}
      {chosen ? (
        <Filled
          template={chosen}
          posting={posting}
          onUse={(text) => {
            void setFieldValue('content', text);
            setChosen(undefined);
          }}
        />
      ) : null}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {values.content.trim() === '' ? null : (
          <Button size="small" onClick={() => setOpen('save')}>
            <Trans>Save the text as a template</Trans>
          </Button>
        )}
        {templates.length === 0 ? null : (
          <Button size="small" onClick={() => setOpen('manage')}>
            <Trans context="button">Manage templates</Trans>
          </Button>
        )}
      </Stack>
      {open === 'save' ? (
        <SaveTemplateDialog content={values.content} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'manage' ? (
        <TemplatesDialog templates={templates} onClose={() => setOpen(undefined)} />
      ) : null}
    </Stack>
  );
}

interface FilledProps {
  template: ApplicationTemplate;
  posting: PostingDetail;
  onUse: (text: string) => void;
}

/** The text as it would be sent, and what of it the posting does not say. */
function Filled({ template, posting, onUse }: FilledProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<ApplyValues>();
  const text = fillTemplate(template.content, useTemplateValues(posting, values));
  const unfilled = fieldsIn(text).map((name) => `{${name}}`);
  const names = unfilled.join(' ');
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={t({ message: 'Preview', context: 'region' })}
      sx={{ p: 2 }}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {unfilled.length === 0 ? null : (
        <Typography variant="body2" color="warning.main" sx={{ mt: 1 }}>
          <Trans>Not known here, to be replaced by your own words: {names}</Trans>
        </Typography>
      )}
      <Button variant="outlined" onClick={() => onUse(text)} sx={{ mt: 1.5 }}>
        <Trans>Use this text</Trans>
      </Button>
    </Paper>
  );
}
