import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsDecideMessageReportMutation } from '@tolk/api-client';
import type { MessageReport } from '@tolk/contract';
import { Button, Stack, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { DAY, limits, type ReportOutcome } from '@tolk/domain';
import { useState } from 'react';
import { useDecisionKeys } from '../../keys/decision-keys.ts';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';

const days = limits.conversation.silenceMs / DAY;

/** What to do with who wrote the message. */
export function ReportDecision({ report }: { report: MessageReport }) {
  const { t } = useLingui();
  const [decide, { isLoading }] = useOpsDecideMessageReportMutation();
  const [open, setOpen] = useState<Exclude<ReportOutcome, 'dismissed'>>();
  const { messageReportId } = report;
  const decided = useDecided({ subject: 'messageReport', subjectId: messageReportId });
  const writerName = report.memberName ?? report.reportedName;

  async function dismiss() {
    const done = await decide({ messageReportId, outcome: 'dismissed', words: '' });
    if (!done.error)
      decided(
        t`The report is dismissed, and the person who sent it has been notified.`,
        writerName,
      );
  }

  useDecisionKeys([
    {
      key: 'warned',
      shortcut: 'w',
      label: t({ message: 'Warn', context: 'button' }),
      enabled: true,
      onChoose: () => setOpen('warned'),
    },
    {
      key: 'silenced',
      shortcut: 's',
      label: t`No messages for ${days} days`,
      enabled: true,
      onChoose: () => setOpen('silenced'),
    },
    {
      key: 'dismissed',
      shortcut: 'd',
      label: t({ message: 'Dismiss', context: 'button' }),
      enabled: !isLoading,
      onChoose: () => void dismiss(),
    },
  ]);

  return (
    <Section title={<Trans context="heading">Decision</Trans>}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="secondary" onClick={() => setOpen('warned')}>
          <Trans context="button">Warn</Trans>
        </Button>
        <Button variant="outlined" color="error" onClick={() => setOpen('silenced')}>
          <Trans>No messages for {days} days</Trans>
        </Button>
        <Button variant="outlined" disabled={isLoading} onClick={() => void dismiss()}>
          <Trans context="button">Dismiss</Trans>
        </Button>
      </Stack>
      {open ? (
        <ReasonDialog
          title={
            open === 'warned' ? (
              <Trans>Warn {writerName}?</Trans>
            ) : (
              <Trans>
                No messages from {writerName} for {days} days?
              </Trans>
            )
          }
          label={t({ message: 'What they read', context: 'field' })}
          hint={t`Sent to them as it is. Don’t say who reported it.`}
          submitLabel={
            open === 'warned' ? (
              <Trans context="button">Warn</Trans>
            ) : (
              <Trans context="button">Silence</Trans>
            )
          }
          color="secondary"
          draftKey={`report-${messageReportId}-${open}`}
          onSubmit={async (words) => {
            await inForm(decide({ messageReportId, outcome: open, words }));
            setOpen(undefined);
            decided(t`Decided. Both have been notified.`, writerName);
          }}
          onClose={() => setOpen(undefined)}
        >
          <Typography>
            {open === 'warned' ? (
              <Trans>
                They are told that one of their messages was reported, read your words and can
                appeal once.
              </Trans>
            ) : (
              <Trans>
                They can’t write to anyone for {days} days, and can appeal once. Their orders
                continue as usual.
              </Trans>
            )}
          </Typography>
        </ReasonDialog>
      ) : null}
    </Section>
  );
}
