import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from '@tolk/platform';
import { renderScreen } from '@tolk/screen-testing';
import { ScrollMemory } from './scroll.tsx';

interface StepProps {
  to: string;
  options?: { replace: boolean } | undefined;
}

function Step({ to, options }: StepProps) {
  const navigate = useNavigate();
  return (
    <>
      <ScrollMemory />
      <button type="button" onClick={() => void navigate(to, options)}>
        Go
      </button>
    </>
  );
}

/** Where the page was scrolled to by a step from the form of an order. */
async function scrolledBy(to: string, options?: { replace: boolean }) {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const { unmount } = renderScreen(<Step to={to} options={options} />, {
    at: '/order/edit?order=1',
  });
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  const { calls } = scrollTo.mock;
  unmount();
  scrollTo.mockRestore();
  return calls;
}

describe('a page', () => {
  it('starts at its top, also where it takes the place of the one before', async () => {
    expect(await scrolledBy('/order?order=1')).toEqual([[0, 0]]);
    expect(await scrolledBy('/order?order=1', { replace: true })).toEqual([[0, 0]]);
  });

  it('whose filters change while one types stays where it is', async () => {
    expect(await scrolledBy('/order/edit?order=1&search=a', { replace: true })).toEqual([]);
  });
});
