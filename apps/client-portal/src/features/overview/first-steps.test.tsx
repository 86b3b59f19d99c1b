import { screen, within } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { FirstSteps } from './first-steps.tsx';

it('leads to the one posting to choose for, and to the one order to pay', () => {
  renderScreen(
    <FirstSteps
      steps={[
        { step: 'order', state: 'open', minutes: 5, recordId: 'p1' },
        { step: 'pay', state: 'open', minutes: 2, recordId: 'o1' },
      ]}
    />,
  );
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/xqpositionmanagement/positionresume?projectReleaseInforId=p1',
    '/xqoffermanagement/initiateAnOrderXQ?projectOrderId=o1',
  ]);
});

it('a new client publishes first, and sees what follows', () => {
  renderScreen(
    <FirstSteps
      steps={[
        { step: 'publish', state: 'open', minutes: 3 },
        { step: 'information', state: 'open', minutes: 2 },
        { step: 'order', state: 'later', minutes: 5 },
        { step: 'pay', state: 'later', minutes: 2 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '1Publish your first project 3 minutes',
    '2Tell suppliers who you are 2 minutes',
    '3Choose a supplier and send an order 5 minutes',
    '4Pay. We hold the money until you accept the work 2 minutes',
  ]);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/xqpositionmanagement/addedit?form=short',
    '/xqbasic/index#userName',
  ]);
  const [, button] = screen.getAllByRole('link', { name: 'Publish your first project' });
  expect(button).toHaveAttribute('href', '/xqpositionmanagement/addedit?form=short');
});
