import { Trans } from '@lingui/react/macro';
import { Button, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useState } from 'react';
import { DeletionDialog } from './deletion-dialog.tsx';
import { DownloadSection } from './download-section.tsx';
import { FileSection } from './file-section.tsx';

/** What is stored about the person: to take along, and to have deleted. */
export function OwnDataSection({ identity }: { identity: Identity }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <FileSection />
      <DownloadSection />
      <Section title={<Trans>Delete the account</Trans>}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          <Trans>
            Both identities end, as a supplier and as a client, and so does every sign-in. This
            cannot be undone. You see what is kept before you decide.
          </Trans>
        </Typography>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
          <Trans>Delete the account</Trans>
        </Button>
      </Section>
      {deleting ? <DeletionDialog identity={identity} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
