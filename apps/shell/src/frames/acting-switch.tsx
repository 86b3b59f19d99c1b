import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetMembershipsQuery } from '@tolk/api-client';
import { Typography } from '@tolk/design-system';
import { PartySwitch } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { organisationRoutes, pathTo, useNavigate, useSession } from '@tolk/platform';

/** For whom one acts on this side; nothing for who belongs to no organisation there. */
export function ActingSwitch({ identity }: { identity: Identity }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { actFor } = useSession();
  const { data = [] } = useClientGetMembershipsQuery({});
  if (data.length === 0) return null;
  const acting = data.find(({ isActing }) => isActing);
  const name = acting?.organisationName ?? t({ message: 'Myself', context: 'party' });
  return (
    <PartySwitch
      label={t`Acting for: ${name}`}
      parties={[
        {
          key: 'self',
          name: <Trans context="party">Myself</Trans>,
          selected: acting === undefined,
          onChoose: () => void (acting && actFor(null)),
        },
        ...data.map(({ organisationId, organisationName, isActing }) => ({
          key: organisationId,
          name: organisationName,
          selected: isActing,
          onChoose: () => void (isActing || actFor(organisationId)),
        })),
      ]}
      more={{
        label: <Trans context="menu">Organisations</Trans>,
        onChoose: () => void navigate(pathTo(organisationRoutes[identity].list)),
      }}
    >
      {name}
    </PartySwitch>
  );
}

/** On phones, whose header has no room for the switch. */
export function ActingLine() {
  const { data = [] } = useClientGetMembershipsQuery({});
  const acting = data.find(({ isActing }) => isActing);
  if (acting === undefined) return null;
  return (
    <Typography
      variant="body2"
      sx={{ display: { md: 'none' }, mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      <Trans>Acting for: {acting.organisationName}</Trans>
    </Typography>
  );
}
