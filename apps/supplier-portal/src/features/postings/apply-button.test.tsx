import { screen } from '@testing-library/react';
import type { HallPostingDetail } from '@tolk/contract';
import { SessionContext } from '@tolk/platform';
import { renderScreen } from '@tolk/screen-testing';
import { ApplyButton } from './apply-button.tsx';

const id = '01990000-0000-7000-8000-000000000001';

function visit(change: Partial<HallPostingDetail> = {}) {
  // The button reads no more of a posting than this while nobody is logged in.
  const posting = {
    projectReleaseInforId: id,
    projectStatus: 'recruiting',
    ...change,
  } as HallPostingDetail;
  renderScreen(
    <SessionContext
      value={{
        session: { status: 'anonymous' },
        switchIdentity: () => Promise.resolve(false),
        actFor: () => Promise.resolve(false),
      }}
    >
      <ApplyButton posting={posting} />
    </SessionContext>,
  );
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('a visitor signs up or logs in as on the shared page, and comes back to the job', () => {
  visit();
  expect(href('Apply')).toBe(`/register?RWID=${id}`);
  expect(href('I have an account')).toBe(
    `/login?from=%2Fjobhall%2Fjobdetail%3FprojectReleaseInforId%3D${id}`,
  );
});

it('a visitor of a job that is closed reads so', () => {
  visit({ projectStatus: 'finished' });
  expect(screen.getByText('This job is closed and no longer accepts applications.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
