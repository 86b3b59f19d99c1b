import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientAcceptMemberInvitationMutation,
  useClientGetMemberInvitationQuery,
} from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { DataState, Link, notify, Stack, Typography } from '@tolk/design-system';
import { ActionButton, DateTime, PageHeader } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { RouteLink, useSearchParams, useSession } from '@tolk/platform';
import { roleHints, roleLabels } from '../../organisation/role-labels.ts';

type Invitation = ResponseOf<
  (typeof calls)['clientinterface']['organisations']['getMemberInvitation']
>;

/** The invitation behind a link, by `token`. */
export function Screen() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const query = useClientGetMemberInvitationQuery({ token });
  return (
    <DataState query={query} back={back}>
      {(invitation) => <Offer invitation={invitation} token={token} />}
    </DataState>
  );
}

const back = (
  <Link component={RouteLink} to="organisation">
    <Trans context="link">Organisations</Trans>
  </Link>
);

function Offer({ invitation, token }: { invitation: Invitation; token: string }) {
  const { t, i18n } = useLingui();
  const { actFor } = useSession();
  const [accept] = useClientAcceptMemberInvitationMutation();
  const { organisationName, invitedByName, roles, endTime } = invitation;
  const colon = useLanguage() === 'en' ? ': ' : '：';
  return (
    <>
      <PageHeader title={<Trans>Join {organisationName}</Trans>} back={back} />
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <Typography>
          <Trans>
            {invitedByName} invites you to order translations together with {organisationName}.
          </Trans>
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
          {roles.map((role) => (
            <li key={role}>
              <strong>{i18n._(roleLabels[role])}</strong>
              {colon}
              {i18n._(roleHints[role])}
            </li>
          ))}
        </Stack>
        <Typography variant="body2" color="text.secondary">
          <Trans>
            Valid until <DateTime iso={endTime} />. What you do for the organisation belongs to it,
            and its members see your name.
          </Trans>
        </Typography>
        <ActionButton
          variant="contained"
          color="secondary"
          onAct={async () => {
            const { data } = await accept({ token });
            if (!data) return;
            notify(t`You have joined ${organisationName}.`);
            await actFor(data.organisationId);
          }}
        >
          <Trans>Accept the invitation</Trans>
        </ActionButton>
      </Stack>
    </>
  );
}
