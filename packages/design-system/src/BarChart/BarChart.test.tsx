import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { BarChart, type Bar } from './BarChart.tsx';

const months: Bar[] = [
  { key: '9', label: 'Sep', value: 3, text: 'September: 3 hours', figure: '3 h' },
  { key: '10', label: 'Oct', value: 0, text: 'October: no offer', figure: '0 h' },
  { key: '11', label: 'Nov', value: 5, text: 'November: 5 hours', figure: '5 h' },
  { key: '12', label: 'Dec', value: 8, text: 'December: 8 hours', figure: '8 h' },
];

it('a bar carries its figure, an empty one does not', () => {
  renderPage(<BarChart label="Hours" bars={months} />);
  expect(screen.getByText('8 h')).toBeInTheDocument();
  expect(screen.queryByText('0 h')).not.toBeInTheDocument();
  expect(screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'September: 3 hours',
    'October: no offer',
    'November: 5 hours',
    'December: 8 hours',
  ]);
});

it('the focus tells a bar’s value, and arrow keys go to the next one', async () => {
  renderPage(<BarChart label="Hours" bars={months} />);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('September: 3 hours');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('img', { name: 'November: 5 hours' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('two values are said instead of drawn', () => {
  renderPage(<BarChart label="Hours" bars={months.slice(0, 3)} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Hours' })).toHaveTextContent(
    'September: 3 hoursNovember: 5 hours',
  );
});

it('beside an axis too one value is said, and so is that there is none', () => {
  const axis = (value: number) => `${value} h`;
  renderPage(<BarChart label="Hours" bars={months.slice(0, 2)} axis={axis} />);
  expect(screen.getByRole('list', { name: 'Hours' })).toHaveTextContent('September: 3 hours');
  renderPage(<BarChart label="Days" bars={months.slice(1, 2)} axis={axis} />);
  expect(screen.getByText('Nothing in this period.')).toBeInTheDocument();
});
