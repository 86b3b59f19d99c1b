import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { StepBar } from './StepBar.tsx';

function TestLink({ to, children, ...rest }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

it('each step is a link, the current one is marked and a finished one says so', () => {
  renderPage(
    <StepBar
      label="Steps of the profile"
      currentPath="/resume"
      linkComponent={TestLink}
      steps={[
        { path: '/information', label: 'Information', done: true },
        { path: '/resume', label: 'Resume', done: false },
      ]}
    />,
  );
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the profile' }));
  expect(steps.getByRole('link', { name: /Information\s*Done/ })).toHaveAttribute(
    'href',
    '/information',
  );
  const current = steps.getByRole('link', { name: 'Resume' });
  expect(current).toHaveAttribute('aria-current', 'step');
});

it('what a step takes stands beside it until it is done', () => {
  renderPage(
    <StepBar
      label="Steps of the profile"
      currentPath="/resume"
      linkComponent={TestLink}
      steps={[
        { path: '/information', label: 'Information', note: '8 min', done: true },
        { path: '/resume', label: 'Resume', note: '5 min', done: false },
      ]}
    />,
  );
  expect(screen.getByText('5 min')).toBeVisible();
  expect(screen.queryByText('8 min')).not.toBeInTheDocument();
});
