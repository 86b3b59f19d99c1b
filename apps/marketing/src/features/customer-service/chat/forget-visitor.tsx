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
        <Trans>Forget this conversation in this browser</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={<Trans>Forget the conversation here?</Trans>}
        confirmLabel={<Trans context="button">Forget it</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={async () => {
          await inForm(forget({}));
          setOpen(false);
          notify(t`This browser no longer knows the conversation.`);
          onForgotten();
        }}
        onCancel={() => setOpen(false)}
      >
        <Typography>
          <Trans>
            This browser no longer shows it, and the links that we mailed you stop working. We keep
            what was written.
          </Trans>
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
