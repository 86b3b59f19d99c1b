import { Trans, useLingui } from '@lingui/react/macro';
import { useSupDelApplicationTemplateMutation } from '@tolk/api-client';
import type { ApplicationTemplate } from '@tolk/contract';
import { Box, Button, notify, Stack, Typography } from '@tolk/design-system';
import { FormDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { SaveTemplateDialog } from './save-template-dialog.tsx';

interface Props {
  templates: readonly ApplicationTemplate[];
  onClose: () => void;
}

/** The supplier’s texts for applications, to be changed, renamed or deleted. */
export function TemplatesDialog({ templates, onClose }: Props) {
  const { t } = useLingui();
  const [changed, setChanged] = useState<ApplicationTemplate>();
  const [remove, { isLoading }] = useSupDelApplicationTemplateMutation();
  return (
    <FormDialog open onClose={onClose} title={<Trans context="heading">Your templates</Trans>}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {templates.map((template) => {
          const { applicationTemplateId, name } = template;
          return (
            <Box
              component="li"
              key={applicationTemplateId}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              <Typography sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>{name}</Typography>
              <Button
                size="small"
                aria-label={t`Change the template ${name}`}
                onClick={() => setChanged(template)}
              >
                <Trans context="button">Change</Trans>
              </Button>
              <Button
                size="small"
                color="error"
                disabled={isLoading}
                aria-label={t`Delete the template ${name}`}
                onClick={async () => {
                  const { error } = await remove({ applicationTemplateId });
                  if (error === undefined) notify(t`The template is deleted.`);
                }}
              >
                <Trans context="button">Delete</Trans>
              </Button>
            </Box>
          );
        })}
      </Stack>
      <Button onClick={onClose} sx={{ mt: 2 }}>
        <Trans context="button">Close</Trans>
      </Button>
      {changed ? (
        <SaveTemplateDialog
          template={changed}
          content={changed.content}
          onClose={() => setChanged(undefined)}
        />
      ) : null}
    </FormDialog>
  );
}
