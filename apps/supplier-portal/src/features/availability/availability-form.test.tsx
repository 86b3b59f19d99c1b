import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Availability } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { AvailabilityForm } from './availability-form.tsx';

jest.useFakeTimers({ now: Date.parse('2027-06-30T02:00:00Z'), advanceTimers: true });

const open = [{ from: '09:00', until: '18:00' }];
const availability: Availability = {
  zone: 'Asia/Shanghai',
  week: [open, open, open, open, open, [], []],
  daysOff: [],
  noticeHours: 24,
  isPublic: false,
  version: 3,
  freeDays: [],
  booked: [],
};

it('is saved with days off, the public holidays among them, over the version that was read', async () => {
  const asked = answerCalls({
    '/supinterface/saveAvailability': availability,
    '/supinterface/getSupInfoBasicsData': { nationality: 'CN' },
  });
  renderScreen(<AvailabilityForm availability={availability} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
  expect(asked.filter(({ path }) => path.endsWith('saveAvailability'))).toEqual([]);
  const first = within(screen.getByRole('group', { name: 'Days off 1' }));
  await userEvent.type(first.getByLabelText('First day'), '2099-05-01');
  await userEvent.type(first.getByLabelText('Last day'), '2099-05-07');
  expect(await screen.findByRole('combobox', { name: 'Public holidays of' })).toHaveValue('China');
  await userEvent.click(screen.getByRole('button', { name: 'Add the public holidays' }));
  expect(screen.getAllByDisplayValue('Spring Festival')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add the public holidays' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/supinterface/saveAvailability',
      body: expect.objectContaining({
        version: 3,
        zone: 'Asia/Shanghai',
        noticeHours: 24,
        daysOff: expect.arrayContaining([
          { from: '2099-05-01', until: '2099-05-07', note: '' },
          { from: '2027-10-01', until: '2027-10-03', note: 'National Day' },
        ]),
      }),
    }),
  );
});

it('keeps its time zone when the text in the field is cleared or is none', async () => {
  answerCalls({ '/supinterface/getSupInfoBasicsData': { nationality: 'CN' } });
  renderScreen(<AvailabilityForm availability={availability} />);
  const zone = screen.getByRole('combobox', { name: /^Time zone/ });
  expect(zone).toHaveValue('Shanghai (UTC+8)');
  await userEvent.clear(zone);
  await userEvent.tab();
  expect(zone).toHaveValue('Shanghai (UTC+8)');
});

it('offers the public holidays of where the supplier lives, and of another country that they choose', async () => {
  answerCalls({ '/supinterface/getSupInfoBasicsData': { nationality: 'DE' } });
  renderScreen(<AvailabilityForm availability={availability} />);
  const of = screen.getByRole('combobox', { name: 'Public holidays of' });
  await waitFor(() => expect(of).toHaveValue('Germany'));
  await userEvent.click(screen.getByRole('button', { name: 'Add the public holidays' }));
  expect(screen.getByDisplayValue('German Unity Day')).toBeVisible();
  await userEvent.click(of);
  await userEvent.click(await screen.findByRole('option', { name: 'Japan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the public holidays' }));
  expect(screen.getByDisplayValue('Culture Day')).toBeVisible();
  // What is a day off already stays as it was named.
  expect(screen.getAllByDisplayValue('New Year’s Day')).toHaveLength(1);
});
