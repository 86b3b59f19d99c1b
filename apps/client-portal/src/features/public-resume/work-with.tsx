import { Trans } from '@lingui/react/macro';
import { Button, Stack, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { Link, pathTo, RouteLink, useNavigate, useSession } from '@tolk/platform';

interface WorkWithProps {
  name: string;
  /** Where a visitor comes back to after login. */
  share: string;
}

/** How to give this person work: the way there differs by who is looking. */
export function WorkWith({ name, share }: WorkWithProps) {
  const { session } = useSession();
  return (
    <div data-print="no">
      <Section title={<Trans>Work with {name}</Trans>}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          <Trans>
            Publish your project, and {name} can apply for it. Your money is held until you accept
            the results.
          </Trans>
        </Typography>
        {session.status === 'anonymous' ? (
          <ForVisitors share={share} />
        ) : session.identity === 'client' ? (
          <Publish />
        ) : (
          <ForSuppliers />
        )}
      </Section>
    </div>
  );
}

function Publish() {
  return (
    <Button component={RouteLink} to="positionEdit" variant="contained" color="secondary" fullWidth>
      <Trans>Publish a project</Trans>
    </Button>
  );
}

function ForVisitors({ share }: { share: string }) {
  const from = pathTo('resumeDetail', { share });
  return (
    <Stack spacing={1}>
      <Button component={RouteLink} to="register" variant="contained" color="secondary" fullWidth>
        <Trans>Sign up for free</Trans>
      </Button>
      <Button component={Link} to={pathTo('login', { from })} fullWidth>
        <Trans context="button">Log in</Trans>
      </Button>
    </Stack>
  );
}

/** Projects are published on the other side of the account. */
function ForSuppliers() {
  const { switchIdentity } = useSession();
  const navigate = useNavigate();
  async function change() {
    if (await switchIdentity('client')) await navigate(pathTo('positionEdit'));
  }
  return (
    <Button variant="outlined" fullWidth onClick={() => void change()}>
      <Trans>Switch to your client side to publish</Trans>
    </Button>
  );
}
