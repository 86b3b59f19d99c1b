import { Trans, useLingui } from '@lingui/react/macro';
import { useSupSetCalendarFeedMutation } from '@tolk/api-client';
import type { CalendarFeed } from '@tolk/contract';
import { Box, Button, notify, Stack, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { NewCalendarLink } from './new-calendar-link.tsx';

/** Makes the address, shows it while it is new, replaces and closes it. */
export function CalendarFeedControls({ feed }: { feed: CalendarFeed }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'replace' | 'close'>();
  const { saving, link, save } = useSave();
  const { createTime, readTime } = feed;

  if (createTime === null) {
    return (
      <Button
        variant="contained"
        disabled={saving}
        onClick={() => void save(true, t`Your calendar address is ready.`)}
      >
        <Trans context="button">Create a calendar address</Trans>
      </Button>
    );
  }
  return (
    <Stack spacing={3}>
      {link ? <NewCalendarLink link={link} /> : null}
      <Box>
        <Typography>
          <Trans>
            Your calendar address was created on <DateTime iso={createTime} />.
          </Trans>
        </Typography>
        <Typography color="textSecondary">
          {readTime === null ? (
            <Trans>No calendar has read it yet.</Trans>
          ) : (
            <Trans>
              A calendar last read it on <DateTime iso={readTime} />.
            </Trans>
          )}
        </Typography>
        {link ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            <Trans>
              For your safety an address is shown only once. If you need it again, replace it.
            </Trans>
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={saving} onClick={() => setAsking('replace')}>
          <Trans context="button">Replace the address</Trans>
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={saving}
          onClick={() => setAsking('close')}
        >
          <Trans context="button">Delete the address</Trans>
        </Button>
      </Box>
      <AskFirst
        asking={asking}
        onConfirm={async (how) => {
          await (how === 'replace'
            ? save(true, t`Your calendar has a new address.`)
            : save(false, t`The calendar address no longer works.`));
          setAsking(undefined);
        }}
        onCancel={() => setAsking(undefined)}
      />
    </Stack>
  );
}

interface AskFirstProps {
  asking: 'replace' | 'close' | undefined;
  onConfirm: (how: 'replace' | 'close') => Promise<void>;
  onCancel: () => void;
}

function AskFirst({ asking, onConfirm, onCancel }: AskFirstProps) {
  const replacing = asking === 'replace';
  return (
    <ConfirmDialog
      open={asking !== undefined}
      color="error"
      title={
        replacing ? (
          <Trans>Replace the calendar address?</Trans>
        ) : (
          <Trans>Delete the calendar address?</Trans>
        )
      }
      confirmLabel={
        replacing ? (
          <Trans context="button">Replace it</Trans>
        ) : (
          <Trans context="button">Delete it</Trans>
        )
      }
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onConfirm={async () => {
        if (asking) await onConfirm(asking);
      }}
      onCancel={onCancel}
    >
      <Trans>
        The address stops working at once. Every calendar that uses it no longer gets your dates.
      </Trans>
    </ConfirmDialog>
  );
}

/** Saves at once and keeps the new address for as long as the section is open; a refusal is said by the shell. */
function useSave() {
  const [send, { isLoading }] = useSupSetCalendarFeedMutation();
  const [link, setLink] = useState<string | null>(null);
  async function save(open: boolean, said: string): Promise<void> {
    const answer = await send({ open });
    if (answer.error) return;
    setLink(answer.data.link);
    notify(said);
  }
  return { saving: isLoading, link, save };
}
