import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from './browser-router.tsx';
import { useListAddress } from './use-list-address.ts';

function at(query: string) {
  window.history.replaceState(null, '', `/orders${query}`);
  return renderHook(() => useListAddress<'status' | 'open'>(), { wrapper: BrowserRouter }).result;
}

describe('the address of a list', () => {
  it.each([
    ['?page=3', 3],
    ['', 1],
    ['?page=0', 1],
    ['?page=2.5', 1],
    ['?page=many', 1],
  ])('%j shows page %i', (query, page) => {
    expect(at(query).current.page).toBe(page);
  });

  it('asks for its page, twenty rows long', () => {
    expect(at('?page=3').current.paging).toEqual({ pageNum: 3, pageSize: 20 });
  });

  it.each([
    ['', undefined],
    ['?search=', undefined],
    ['?search=wind+power', 'wind power'],
    [`?search=${'x'.repeat(101)}`, 'x'.repeat(100)],
  ])('%j searches for %j', (query, words) => {
    expect(at(query).current.search).toBe(words);
  });

  it('takes only values that exist', () => {
    expect(at('?status=sent').current.oneOf('status', ['sent', 'ended'])).toBe('sent');
    expect(at('?status=lost').current.oneOf('status', ['sent', 'ended'])).toBeUndefined();
  });

  it('starts again at the first page when a filter changes', () => {
    const list = at('?page=3&status=sent');
    act(() => list.current.change({ status: 'ended' }));
    expect(window.location.search).toBe('?status=ended');
  });

  it('keeps its page when something opens beside the list', () => {
    const list = at('?page=3');
    act(() => list.current.change({ open: '7' }, { keepPage: true }));
    expect(window.location.search).toBe('?page=3&open=7');
    act(() => list.current.change({ open: undefined }, { keepPage: true }));
    expect(window.location.search).toBe('?page=3');
  });

  it('leaves the first page unsaid', () => {
    const list = at('?page=3&status=sent');
    act(() => list.current.toPage(1));
    expect(window.location.search).toBe('?status=sent');
  });
});
