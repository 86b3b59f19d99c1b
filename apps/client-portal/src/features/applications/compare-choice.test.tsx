import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { useCompareChoice } from './compare-choice.ts';

function at(search: string) {
  window.history.replaceState(null, '', `/xqpeoplemanagement/index${search}`);
  return renderHook(() => useCompareChoice(), { wrapper: BrowserRouter }).result;
}

describe('the applications chosen to be compared', () => {
  it('outlive another page and filter', () => {
    const choice = at('?filter=unread&page=2');
    act(() => choice.current.toggle('a'));
    act(() => choice.current.toggle('b'));
    expect(window.location.search).toBe('?filter=unread&page=2&compare=a%2Cb');
    expect(choice.current.chosen).toEqual(['a', 'b']);
  });

  it('are taken out by the same click, and all at once', () => {
    const choice = at('?compare=a,b,c');
    act(() => choice.current.toggle('b'));
    expect(choice.current.chosen).toEqual(['a', 'c']);
    act(() => choice.current.clear());
    expect(window.location.search).toBe('');
  });

  it('are four at most, whatever the address says', () => {
    const choice = at('?compare=a,b,c,d,e');
    expect(choice.current.chosen).toEqual(['a', 'b', 'c', 'd']);
    expect(choice.current.full).toBe(true);
  });
});
