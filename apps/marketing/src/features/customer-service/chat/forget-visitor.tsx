import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useChatForgetServiceVisitorMutation } from '@tolk/api-client';
import { Box, Button, notify, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';

/** For a browser that others use too: nobody who comes after reads the conversation. */
export function ForgetVisitor({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [forget] = useChatForgetServiceVisitorMutation();
  return (
    <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button size="small" onClick={() => setOpen(true)}>
        <Trans>Remove this conversation from this browser</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={<Trans>Remove the conversation from this browser?</Trans>}
        confirmLabel={<Trans context="button">Remove it</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={async () => {
          await inForm(forget({}));
          setOpen(false);
          notify(t`The conversation was removed from this browser.`);
          onForgotten();
        }}
        onCancel={() => setOpen(false)}
      >
        <Typography>
          <Trans>
            It disappears from this browser, and the links we sent you by e-mail stop working. We
            keep the messages.
          </Trans>
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
