import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography, type Tone } from '@tolk/design-system';
import { DateTime, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { useState, type ReactNode } from 'react';
import { useDecisionKeys, type KeyedAction } from '../keys/decision-keys.ts';
import { ReasonDialog } from '../reasons/reason-dialog.tsx';
import { useDecided } from '../work/use-decided.tsx';
import type { WorkRecord } from '../work/use-work-case.ts';

interface ResolvableCardProps {
  record: WorkRecord;
  title: ReactNode;
  facts: ReactNode;
  /** Of what nobody has explained yet. */
  openTone: Tone;
  resolution: { note: string | null; resolvedBy: string | null; resolvedTime: string | null };
  dialog: {
    title: ReactNode;
    label: string;
    draftKey: string;
    /** Said once it is resolved. */
    done: string;
  };
  onResolve: (note: string) => Promise<unknown>;
  /** What else can be done about it, before resolving. */
  actions?: readonly KeyedAction[];
  /** Why it can’t be resolved now. */
  notYet?: string | undefined;
}

/** Something about money that fits nothing, until somebody says what explains it. */
export function ResolvableCard({
  record,
  title,
  facts,
  openTone,
  resolution: { note, resolvedBy, resolvedTime },
  dialog,
  onResolve,
  actions = [],
  notYet,
}: ResolvableCardProps) {
  const { t } = useLingui();
  const decided = useDecided(record);
  const [resolving, setResolving] = useState(false);
  const close = () => setResolving(false);
  const offered: readonly KeyedAction[] = [
    ...actions,
    {
      key: 'resolve',
      shortcut: 'e',
      label: t({ message: 'Resolve…', context: 'button' }),
      rank: 'other',
      enabled: notYet === undefined,
      reason: notYet,
      onChoose: () => setResolving(true),
    },
  ];
  useDecisionKeys(resolvedTime === null ? offered : []);
  if (resolvedTime !== null) {
    return (
      <RowCard
        title={title}
        status={
          <StatusChip tone="success">
            <Trans context="status">Resolved</Trans>
          </StatusChip>
        }
        facts={facts}
        notice={
          <>
            {note}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {resolvedBy} · <DateTime iso={resolvedTime} />
            </Box>
          </>
        }
      />
    );
  }
  return (
    <RowCard
      title={title}
      status={
        <StatusChip tone={openTone}>
          <Trans context="unresolved">Open</Trans>
        </StatusChip>
      }
      facts={facts}
      actions={
        <>
          <ActionBar actions={offered} />
          {resolving ? (
            <ReasonDialog
              title={dialog.title}
              label={dialog.label}
              hint={t`Colleagues can read it here and in the audit log.`}
              submitLabel={<Trans context="button">Resolve</Trans>}
              draftKey={dialog.draftKey}
              onSubmit={async (reason) => {
                await onResolve(reason);
                close();
                decided(dialog.done);
              }}
              onClose={close}
            >
              <Typography>
                <Trans>
                  No money moves. This only records the explanation or what was done about it.
                </Trans>
              </Typography>
            </ReasonDialog>
          ) : null}
        </>
      }
    />
  );
}
