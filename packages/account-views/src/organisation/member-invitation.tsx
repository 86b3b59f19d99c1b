import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientAcceptMemberInvitationMutation,
  useClientGetMemberInvitationQuery,
} from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { DataState, Link, notify, Stack, Typography } from '@tolk/design-system';
import { ActionButton, DateTime, PageHeader } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { organisationRoutes, RouteLink, useSearchParams, useSession } from '@tolk/platform';
import { roleHint, roleLabels } from './role-labels.ts';
import { useSide } from './use-side.ts';

type Invitation = ResponseOf<
  (typeof calls)['clientinterface']['organisations']['getMemberInvitation']
>;

/** The invitation behind a link, by `token`. */
export function MemberInvitation() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const query = useClientGetMemberInvitationQuery({ token });
  return (
    <DataState query={query} back={<Back />}>
      {(invitation) => <Offer invitation={invitation} token={token} />}
    </DataState>
  );
}

function Back() {
  return (
    <Link component={RouteLink} to={organisationRoutes[useSide()].list}>
      <Trans context="link">Organisations</Trans>
    </Link>
  );
}

function Offer({ invitation, token }: { invitation: Invitation; token: string }) {
  const { t, i18n } = useLingui();
  const { actFor } = useSession();
  const side = useSide();
  const [accept] = useClientAcceptMemberInvitationMutation();
  const { organisationName, invitedByName, roles, endTime } = invitation;
  const colon = useLanguage() === 'en' ? ': ' : '：';
  return (
    <>
      <PageHeader title={<Trans>Join {organisationName}</Trans>} back={<Back />} />
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <Typography>
          {side === 'client' ? (
            <Trans>
              {invitedByName} invites you to order translations together with {organisationName}.
            </Trans>
          ) : (
            <Trans>
              {invitedByName} invites you to take on translation work together with{' '}
              {organisationName}.
            </Trans>
          )}
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
          {roles.map((role) => (
            <li key={role}>
              <strong>{i18n._(roleLabels[role])}</strong>
              {colon}
              {i18n._(roleHint(role, side))}
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
