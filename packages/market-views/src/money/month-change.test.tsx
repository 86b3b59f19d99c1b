import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { MonthChange } from './month-change.tsx';

it.each([
  [[5, 20, 30], 'This month so far: ¥30, ¥10 more than last month'],
  [[5, 30, 0], 'This month so far: ¥0, ¥30 less than last month'],
  [[5, 30, 30], 'This month so far: ¥30, as much as last month'],
])('of %j it says “%s”', (values, sentence) => {
  renderScreen(<MonthChange values={values} renderValue={(value) => `¥${value}`} />);
  expect(screen.getByText(sentence)).toBeVisible();
});

it.each([[[5, 0, 0]], [[5]]])('of %j it says nothing', (values) => {
  renderScreen(<MonthChange values={values} renderValue={(value) => `¥${value}`} />);
  expect(screen.queryByText(/This month/)).not.toBeInTheDocument();
});
