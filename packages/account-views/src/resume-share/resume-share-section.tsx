import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetResumeShareQuery, useSupSetResumeShareMutation } from '@tolk/api-client';
import type { ResumeShare } from '@tolk/contract';
import { Button, DataState, notify, Stack, Typography } from '@tolk/design-system';
import { OpenInNewIcon } from '@tolk/design-system/icons';
import { Section, StatusChip } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { resumeParts, type ResumePart } from '@tolk/domain';
import { useState } from 'react';
import { LinkToShare } from '../settings/link-to-share.tsx';
import { SwitchRow } from '../settings/switch-row.tsx';
import { PartChoice } from './part-choice.tsx';

/** Whether others see the resume without an account, and what of it. */
export function ResumeShareSection() {
  const query = useSupGetResumeShareQuery({});
  return (
    <Section title={<Trans context="heading">Public resume</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          A page you can link to from an e-mail or business card. Anyone with the link sees your
          name, your picture and the parts you choose, even without an account. It never shows your
          contact details.
        </Trans>
      </Typography>
      <DataState query={query} skeleton={2}>
        {(share) => <Share share={share} />}
      </DataState>
    </Section>
  );
}

function Share({ share: { link, parts } }: { share: ResumeShare }) {
  const { t } = useLingui();
  const [closing, setClosing] = useState(false);
  const { saving, save } = useSave();

  return (
    <Stack spacing={3}>
      <SwitchRow
        label={t`My resume is public`}
        status={
          link ? (
            <StatusChip tone="success">
              <Trans context="status">Public</Trans>
            </StatusChip>
          ) : (
            <StatusChip tone="neutral">
              <Trans context="status">Not public</Trans>
            </StatusChip>
          )
        }
        on={link !== null}
        disabled={saving}
        onChange={(on) =>
          on
            ? void save({ open: true, parts: [...resumeParts] }, t`Your resume is public now.`)
            : setClosing(true)
        }
      />
      {link ? (
        <>
          <PartChoice
            parts={parts}
            disabled={saving}
            onChange={(chosen) =>
              void save({ open: true, parts: chosen }, t({ message: 'Saved.', context: 'notice' }))
            }
          />
          <LinkToShare link={link} label={t`Opens your public resume on a phone`}>
            <Button
              size="small"
              component="a"
              href={link}
              target="_blank"
              startIcon={<OpenInNewIcon />}
            >
              <Trans context="button">Open preview</Trans>
            </Button>
          </LinkToShare>
        </>
      ) : null}
      <ConfirmDialog
        open={closing}
        color="error"
        title={<Trans>Close your public resume?</Trans>}
        confirmLabel={<Trans context="button">Close it</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={async () => {
          await save({ open: false, parts }, t`Your resume is no longer public.`);
          setClosing(false);
        }}
        onCancel={() => setClosing(false)}
      >
        <Trans>
          The link stops working for good, wherever you have sent it. If you make the resume public
          again, it gets a new one.
        </Trans>
      </ConfirmDialog>
    </Stack>
  );
}

/** Saves at once; a refusal is said by the shell, and the switches stay as they were. */
function useSave() {
  const [send, { isLoading }] = useSupSetResumeShareMutation();
  async function save(
    request: { open: boolean; parts: ResumePart[] },
    said: string,
  ): Promise<void> {
    const answer = await send(request);
    if (!answer.error) notify(said);
  }
  return { saving: isLoading, save };
}
