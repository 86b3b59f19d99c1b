import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupGetPublicProfileQuery,
  useSupSetPublicProfileMutation,
} from '@tolk/api-client';
import type { PublicProfile } from '@tolk/contract';
import { Alert, Button, DataState, Link, notify, Stack } from '@tolk/design-system';
import { OpenInNewIcon } from '@tolk/design-system/icons';
import { Section, StatusChip } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { LinkToShare } from '../settings/link-to-share.tsx';
import { PublicProfileForm, type PublicProfileValues } from './public-profile-form.tsx';
import { WhatIsShown } from './what-is-shown.tsx';

/** Whether the supplier stands in the directory that everybody reads, search engines too. */
export function PublicProfileSection() {
  const query = useSupGetPublicProfileQuery({});
  return (
    <Section title={<Trans context="heading">Public directory</Trans>}>
      <DataState query={query} skeleton={4}>
        {(profile) => <Profile key={String(profile.open)} profile={profile} />}
      </DataState>
    </Section>
  );
}

function Profile({ profile }: { profile: PublicProfile }) {
  const { t } = useLingui();
  const [send] = useSupSetPublicProfileMutation();
  const { open, address, headline, link, findable } = profile;

  async function save({ agrees: _agrees, ...values }: PublicProfileValues) {
    await inForm(send({ open: true, ...values }));
    notify(open ? t({ message: 'Saved.', context: 'notice' }) : t`Your page is public now.`);
  }

  return (
    <Stack spacing={3}>
      <div>
        {open ? (
          <StatusChip tone="success">
            <Trans context="status">Public</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="neutral">
            <Trans context="status">Not public</Trans>
          </StatusChip>
        )}
      </div>
      <WhatIsShown />
      {findable ? null : <NotFindable open={open} />}
      {open && !profile.showsWork ? <NewInTheList /> : null}
      {link ? <OwnLink link={link} /> : null}
      {findable || open ? <PublicProfileForm profile={profile} onSave={save} /> : null}
      {open ? <TakeBack profile={{ address, headline }} /> : null}
    </Stack>
  );
}

function NotFindable({ open }: { open: boolean }) {
  return (
    <Alert severity="info">
      {open ? (
        <Trans>Nobody sees your page while clients may not find you.</Trans>
      ) : (
        <Trans>Let clients find you first.</Trans>
      )}{' '}
      <Link component={RouteLink} to="basicInformation">
        <Trans>Change that under My information</Trans>
      </Link>
    </Alert>
  );
}

/** Who agreed to a shorter list shows no more than that until they agree to this one. */
function NewInTheList() {
  return (
    <Alert severity="info">
      <Trans>
        New in this list: returning clients and the work you completed. Your page shows them once
        you agree below.
      </Trans>
    </Alert>
  );
}

function OwnLink({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <LinkToShare link={link} label={t`Opens your public page on a phone`}>
      <Button size="small" component="a" href={link} target="_blank" startIcon={<OpenInNewIcon />}>
        <Trans>Open my page</Trans>
      </Button>
    </LinkToShare>
  );
}

function TakeBack({ profile }: { profile: Pick<PublicProfile, 'address' | 'headline'> }) {
  const { t } = useLingui();
  const [send] = useSupSetPublicProfileMutation();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button color="error" onClick={() => setAsking(true)}>
        <Trans>Take my page out of the public</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        color="error"
        title={<Trans>Take your page out of the public?</Trans>}
        confirmLabel={<Trans context="button">Take it out</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={async () => {
          const { error } = await send({ open: false, ...profile });
          if (!error) notify(t`Your page is no longer public.`);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          It is gone at once, from the directory and the sitemap too. Search engines may show what
          they have kept for some days. The address stays yours.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
