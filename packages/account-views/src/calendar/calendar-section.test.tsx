import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarFeed } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { CalendarSection } from './calendar-section.tsx';

const readPath = '/supinterface/getCalendarFeed';
const changePath = '/supinterface/setCalendarFeed';
const link = 'https://tolk.example/calendar/feed.ics?key=abc';
const none: CalendarFeed = { link: null, createTime: null, readTime: null };
const made: CalendarFeed = { ...none, createTime: '2026-11-23T08:00:00.000Z' };

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => setLanguage('en'));

it('an address that was just made is shown, and opens in the calendar app', async () => {
  const answers = { [readPath]: none, [changePath]: { ...made, link } };
  const asked = answerCalls(answers);
  renderScreen(<CalendarSection />);
  const create = await button('Create a calendar address');
  answers[readPath] = made;
  await userEvent.click(create);
  expect(await screen.findByText(link)).toBeVisible();
  expect(asked).toContainEqual({ path: changePath, body: { open: true } });
  expect(screen.getByRole('link', { name: 'Open in the calendar app' })).toHaveAttribute(
    'href',
    'webcal://tolk.example/calendar/feed.ics?key=abc',
  );
  expect(screen.getByText('No calendar has read it yet.')).toBeVisible();
});

it('one from before is not shown again, and is replaced after a question only', async () => {
  const read = { ...made, readTime: '2026-11-23T09:30:00.000Z' };
  const asked = answerCalls({ [readPath]: read, [changePath]: { ...made, link } });
  renderScreen(<CalendarSection />);
  const replace = await button('Replace the address');
  expect(screen.queryByText(link)).toBeNull();
  expect(screen.getByText(/A calendar last read it on/)).toBeVisible();
  await userEvent.click(replace);
  expect(asked).toEqual([{ path: readPath, body: {} }]);
  await userEvent.click(await button('Replace it'));
  expect(await screen.findByText(link)).toBeVisible();
});

it('is closed after a question', async () => {
  const answers = { [readPath]: made, [changePath]: none };
  const asked = answerCalls(answers);
  renderScreen(<CalendarSection />);
  await userEvent.click(await button('Delete the address'));
  answers[readPath] = none;
  await userEvent.click(await button('Delete it'));
  expect(await button('Create a calendar address')).toBeVisible();
  expect(asked).toContainEqual({ path: changePath, body: { open: false } });
});
