import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { QuietHoursSection } from './quiet-hours-section.tsx';

const readPath = '/supinterface/getQuietHours';
const changePath = '/supinterface/setQuietHours';
const night = { from: '22:00', until: '08:00', zone: 'Pacific/Auckland' };

const lever = () =>
  screen.findByRole('switch', { name: /Hold e-mails, texts and browser notifications back/ });

beforeEach(() => setLanguage('en'));

it('quiet hours begin as a night by the clocks of the device', async () => {
  const answers: Record<string, unknown> = { [readPath]: { hours: null } };
  const asked = answerCalls(answers);
  renderScreen(<QuietHoursSection />);
  expect(await lever()).not.toBeChecked();
  answers[changePath] = answers[readPath] = { hours: night };
  await userEvent.click(await lever());
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() =>
    expect(asked).toContainEqual({ path: changePath, body: { hours: { ...night, zone } } }),
  );
  expect(await screen.findByText(/^Times are in this zone: Auckland/)).toBeVisible();
});

it('each time is saved when it is chosen, and the place when it changes', async () => {
  const asked = answerCalls({ [readPath]: { hours: night }, [changePath]: { hours: night } });
  renderScreen(<QuietHoursSection />);
  const until = await screen.findByRole('combobox', { name: /Until/ });
  expect(until).toHaveValue('08:00');
  await userEvent.click(until);
  await userEvent.clear(until);
  await userEvent.type(until, '07:30');
  await userEvent.click(await screen.findByRole('option', { name: '07:30' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: changePath,
      body: { hours: { ...night, until: '07:30' } },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Use / }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() =>
    expect(asked).toContainEqual({ path: changePath, body: { hours: { ...night, zone } } }),
  );
});

it('who wants none has none', async () => {
  const asked = answerCalls({ [readPath]: { hours: night }, [changePath]: { hours: null } });
  renderScreen(<QuietHoursSection />);
  await userEvent.click(await lever());
  await waitFor(() => expect(asked).toContainEqual({ path: changePath, body: { hours: null } }));
});
