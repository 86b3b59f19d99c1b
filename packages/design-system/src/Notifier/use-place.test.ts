import { act, renderHook } from '@testing-library/react';
import { usePlace } from './use-place.ts';

const region = { current: null };

/** A field that begins `top` px below the upper edge. */
function fieldAt(top: number): HTMLInputElement {
  const field = document.createElement('input');
  field.getBoundingClientRect = () => new DOMRect(0, top, 300, 40);
  document.body.append(field);
  return field;
}

afterEach(() => document.body.replaceChildren());

it('messages stand at the foot, where no title and no first field lies', () => {
  expect(renderHook(() => usePlace(region, 1)).result.current).toBe('foot');
});

it.each([
  [window.innerHeight - 60, 'head'],
  [300, 'foot'],
  // Scrolled out of view.
  [window.innerHeight + 200, 'foot'],
] as const)('while a field %i px from the edge is used, messages stand at the %s', (top, place) => {
  fieldAt(top).focus();
  expect(renderHook(() => usePlace(region, 1)).result.current).toBe(place);
});

/** A button as the page's next step, `top` px below the upper edge. */
function nextStepAt(top: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'MuiButton-contained';
  button.getBoundingClientRect = () => new DOMRect(0, top, 300, 40);
  document.body.append(button);
  return button;
}

it('messages make way when the window or the page gets another size', () => {
  const button = nextStepAt(300);
  const { result } = renderHook(() => usePlace(region, 1));
  expect(result.current).toBe('foot');
  button.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 60, 300, 40);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current).toBe('head');
});

it('a message does not cover the bar with the page’s buttons', () => {
  fieldAt(window.innerHeight - 60).setAttribute('data-bar', 'sticky');
  expect(renderHook(() => usePlace(region, 1)).result.current).toBe('head');
});

it('a message does not cover the page’s next step', () => {
  nextStepAt(window.innerHeight - 50);
  expect(renderHook(() => usePlace(region, 1)).result.current).toBe('head');
});

it('a message does not cover what says that something went wrong', () => {
  const card = fieldAt(window.innerHeight - 60);
  card.setAttribute('role', 'alert');
  expect(renderHook(() => usePlace(region, 1)).result.current).toBe('head');
});

it('messages make way when the focus comes to them', () => {
  const field = fieldAt(window.innerHeight - 60);
  const { result } = renderHook(() => usePlace(region, 1));
  expect(result.current).toBe('foot');
  act(() => field.focus());
  expect(result.current).toBe('head');
});
