import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import { CountedWorkload } from './counted-workload.tsx';

const files = [{ wordCount: 9_000 }, { wordCount: 250 }, { wordCount: null }];

function renderCounted(workload: number | null, unitName = 'thousand-words') {
  const used: number[] = [];
  renderScreen(
    <CountedWorkload
      files={files}
      unitName={unitName}
      workload={workload}
      onUse={(counted) => used.push(counted)}
    />,
  );
  return used;
}

describe('what the files come to', () => {
  it('is said where the workload is another one, and taken over by a click', async () => {
    const used = renderCounted(12);
    expect(
      screen.getByText('In this unit the files come to 9.25, but the workload is 12.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use as workload' }));
    expect(used).toEqual([9.25]);
  });

  it('contradicts nothing while no workload is filled in', () => {
    renderCounted(null);
    expect(screen.getByRole('button', { name: 'Use as workload' })).toBeVisible();
    expect(screen.queryByText(/In this unit/)).not.toBeInTheDocument();
  });

  it.each([
    ['the workload is the same', 9.25, 'thousand-words'],
    ['the unit counts time', 12, 'hour'],
  ])('is not said where %s', (_why, workload, unitName) => {
    renderCounted(workload, unitName);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText(/In this unit/)).not.toBeInTheDocument();
  });
});
