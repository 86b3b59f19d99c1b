import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Timeline } from './Timeline.tsx';

it('the current step is marked and every state is said', () => {
  renderPage(
    <Timeline
      steps={[
        { key: 'sent', title: 'Order sent', time: '2026-11-18T10:00:00Z', state: 'done' },
        { key: 'pay', title: 'Payment', detail: 'The client pays within 48 h', state: 'current' },
        { key: 'deliver', title: 'Delivery', state: 'upcoming' },
      ]}
    />,
  );
  const [sent, pay, deliver] = screen.getAllByRole('listitem');
  expect(sent).toHaveTextContent(/^Done: Order sent/);
  expect(pay).toHaveTextContent(/^Now: Payment.*The client pays within 48 h/);
  expect(pay).toHaveAttribute('aria-current', 'step');
  expect(deliver).toHaveTextContent(/^Later: Delivery/);
});
