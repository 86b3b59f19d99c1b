import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsDismissMessageReportsMutation } from '@tolk/api-client';
import type { MessageReportRow } from '@tolk/contract';
import { Button, notify, Typography } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { ChoiceBar } from '../../records/choice-bar.tsx';

interface DismissBarProps {
  /** The reports of this page, and those of them that are chosen. */
  reports: readonly MessageReportRow[];
  chosen: readonly MessageReportRow[];
  onChoose: (reports: readonly MessageReportRow[]) => void;
}

/** Dismissing several reports for one reason. Warning and silencing people is decided one by one. */
export function DismissBar({ reports, chosen, onChoose }: DismissBarProps) {
  const { t } = useLingui();
  const [dismiss] = useOpsDismissMessageReportsMutation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const most = limits.work.atOnce;
  return (
    <ChoiceBar
      count={chosen.length}
      canChooseMore={chosen.length < Math.min(reports.length, most)}
      onChooseAll={() => onChoose(reports.slice(0, most))}
      onClear={() => onChoose([])}
    >
      <Button variant="outlined" disabled={chosen.length === 0} onClick={() => setOpen(true)}>
        <Trans context="button">Dismiss…</Trans>
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={<Trans>Dismiss the selected reports</Trans>}
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`Only colleagues read it. It stands with each report.`}
          submitLabel={<Trans context="button">Dismiss</Trans>}
          draftKey="dismiss-reports"
          onSubmit={async (note) => {
            const messageReportIds = chosen.map(({ messageReportId }) => messageReportId);
            const { dismissed, skipped } = await inForm(dismiss({ messageReportIds, note }));
            close();
            onChoose([]);
            notify(
              skipped === 0
                ? t`Reports dismissed: ${dismissed}.`
                : t`Reports dismissed: ${dismissed}. Left alone, since a colleague was faster: ${skipped}.`,
            );
          }}
          onClose={close}
        >
          <Typography sx={{ mb: 2 }}>
            <Trans>
              Everyone who reported is told that nothing against our rules was found. Those who
              wrote the messages hear nothing.
            </Trans>
          </Typography>
        </ReasonDialog>
      ) : null}
    </ChoiceBar>
  );
}
