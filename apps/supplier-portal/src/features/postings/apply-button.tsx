import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberMay } from '@tolk/account-views';
import {
  useLazySupGetWsgrxxtxQuery,
  useSupDropApplicationDraftMutation,
  useSupGetApplicationDraftQuery,
} from '@tolk/api-client';
import type { HallPostingDetail } from '@tolk/contract';
import { Button, ErrorCard, Typography } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { applicationLook } from '@tolk/labels';
import { VisitorEntrance } from '@tolk/market-views';
import { lazyPart, pathTo, RouteLink, useNavigate, useSession } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { ObstacleDialog } from '../../profile-steps/obstacle-dialog.tsx';
import type { Obstacle } from '../../profile-steps/obstacle.ts';

const ApplyDialog = lazyPart(
  () => import('./apply-dialog.tsx').then((module) => module.ApplyDialog),
  { pending: null, failed: (retry) => <ErrorCard onRetry={retry} /> },
);

/** The one thing to do with a posting: apply, or what stands in the way. */
export function ApplyButton({ posting }: { posting: HallPostingDetail }) {
  const { session } = useSession();
  if (session.status === 'anonymous') {
    return posting.projectStatus === 'finished' ? (
      <Finished />
    ) : (
      <VisitorEntrance projectReleaseInforId={posting.projectReleaseInforId} />
    );
  }
  if (posting.ownPosting) {
    return (
      <Note>
        <Trans>This is your own project, so you cannot apply for it.</Trans>
      </Note>
    );
  }
  if (session.identity === 'client') return <SwitchToApply posting={posting} />;
  return <ApplyAsSupplier posting={posting} />;
}

function ApplyAsSupplier({ posting }: { posting: HallPostingDetail }) {
  const { t } = useLingui();
  const coordinates = useMemberMay('coordinate');
  const [open, setOpen] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [check] = useLazySupGetWsgrxxtxQuery();

  /** What the server would refuse is said before anything is typed (docs/product/rules.md#completeness). */
  async function begin() {
    const { data } = await check({});
    if (data?.result === false) setObstacle({ page: data.type ?? 'information', text: data.msg });
    else if (posting.testNeeded)
      setObstacle({ page: 'test', text: t`Pass the language test before you apply for this job.` });
    else setOpen(true);
  }

  if (!coordinates && !posting.applied && posting.projectStatus !== 'finished') {
    return (
      <Note>
        <Trans>Your company’s project managers apply for jobs.</Trans>
      </Note>
    );
  }
  // The dialog stays over the mark, so that its success can be read.
  const dialog = open ? (
    <ApplyDialog
      posting={posting}
      untilTested={posting.testNeeded}
      onClose={() => setOpen(false)}
      onObstacle={(found) => {
        setOpen(false);
        setObstacle(found);
      }}
    />
  ) : null;
  return (
    <>
      {posting.applied ? <Applied /> : <Open posting={posting} onApply={() => void begin()} />}
      {posting.testNeeded && !posting.applied && posting.projectStatus !== 'finished' ? (
        <Meanwhile posting={posting} onWrite={() => setOpen(true)} />
      ) : null}
      {dialog}
      <ObstacleDialog
        title={
          obstacle?.page === 'test' ? (
            <Trans>Take the language test to apply</Trans>
          ) : (
            <Trans>Complete your profile to apply</Trans>
          )
        }
        obstacle={obstacle}
        pair={posting}
        onClose={() => setObstacle(undefined)}
      />
    </>
  );
}

function Open({ posting, onApply }: { posting: HallPostingDetail; onApply: () => void }) {
  if (posting.projectStatus === 'finished') return <Finished />;
  return (
    <Button variant="contained" color="secondary" size="large" onClick={onApply}>
      <Trans context="button">Apply</Trans>
    </Button>
  );
}

/** What is written before the language test is passed waits for it. */
function Meanwhile({ posting, onWrite }: { posting: HallPostingDetail; onWrite: () => void }) {
  const { projectReleaseInforId } = posting;
  const { data: draft } = useSupGetApplicationDraftQuery({ projectReleaseInforId });
  const [drop, { isLoading }] = useSupDropApplicationDraftMutation();
  if (draft === undefined) return null;
  if (draft === null) {
    return (
      <Button variant="outlined" size="large" onClick={onWrite}>
        <Trans>Write the application now</Trans>
      </Button>
    );
  }
  return (
    <>
      <Note>
        <Trans>Your application is saved. It is sent when the language test is passed.</Trans>
      </Note>
      <Button onClick={onWrite}>
        <Trans>Change the application</Trans>
      </Button>
      <Button disabled={isLoading} onClick={() => void drop({ projectReleaseInforId })}>
        <Trans>Delete the application</Trans>
      </Button>
    </>
  );
}

function Finished() {
  return (
    <Note>
      <Trans>This job is closed and no longer accepts applications.</Trans>
    </Note>
  );
}

function Applied() {
  const { i18n } = useLingui();
  const { label, tone } = applicationLook('applied', 'supplier');
  return (
    <>
      <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
      <Button component={RouteLink} to="applicationRecord">
        <Trans context="button">My applications</Trans>
      </Button>
    </>
  );
}

/** Who is here as a client changes sides and comes back to this posting. */
function SwitchToApply({ posting }: { posting: HallPostingDetail }) {
  const { switchIdentity } = useSession();
  const navigate = useNavigate();
  async function change() {
    if (await switchIdentity('supplier')) await navigate(addressOf(posting));
  }
  return (
    <Button variant="outlined" onClick={() => void change()}>
      <Trans>Switch to your supplier side to apply</Trans>
    </Button>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
      {children}
    </Typography>
  );
}

function addressOf({ projectReleaseInforId }: HallPostingDetail): string {
  return pathTo('jobDetail', { projectReleaseInforId });
}
