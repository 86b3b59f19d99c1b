import { renderHook } from '@testing-library/react';
import { colorSchemeAttribute } from '../color-scheme-script.ts';
import { useLightPrint } from './use-light-print.ts';

it('a dark page is light while it is printed, and dark again afterwards', () => {
  const root = document.documentElement;
  root.setAttribute(colorSchemeAttribute, 'dark');
  renderHook(() => useLightPrint());

  window.dispatchEvent(new Event('beforeprint'));
  expect(root).toHaveAttribute(colorSchemeAttribute, 'light');

  window.dispatchEvent(new Event('afterprint'));
  expect(root).toHaveAttribute(colorSchemeAttribute, 'dark');
});
