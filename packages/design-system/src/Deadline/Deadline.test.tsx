import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { DateTime } from './Deadline.tsx';

const past = '2020-11-20T10:00:00Z';
const toCome = '2120-11-20T10:00:00Z';
const shown = () => screen.getByRole('time');

it('what is over is told without its offset, which stands on hover and on paper', () => {
  renderPage(<DateTime iso={past} />);
  expect(shown()).toHaveTextContent(/ 2020, \d\d:\d\d$/);
  expect(shown()).toHaveAttribute('title', expect.stringMatching(/ 2020, \d\d:\d\d UTC/));
  expect(shown()).toHaveAttribute('data-printed', expect.stringMatching(/ 2020, \d\d:\d\d UTC/));
  expect(shown()).toHaveAttribute('datetime', past);
});

it('what is still to come has its offset', () => {
  renderPage(<DateTime iso={toCome} />);
  expect(shown()).toHaveTextContent(/ 2120, \d\d:\d\d UTC/);
  expect(shown()).not.toHaveAttribute('data-printed');
});

it('a term that somebody set in their zone keeps it', () => {
  renderPage(<DateTime iso={past} authorZone="America/St_Johns" />);
  expect(shown()).toHaveTextContent(/ 2020, \d\d:\d\d UTC/);
  expect(shown()).toHaveAttribute('title', 'Fri 20 Nov 2020, 06:30 UTC−3:30');
});
