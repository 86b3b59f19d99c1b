import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter } from './browser-router.tsx';
import { Navigate, useLocation, useNavigate, useNavigationType } from './router.ts';

let navigate: ReturnType<typeof useNavigate>;
const handOut = (given: typeof navigate) => {
  navigate = given;
};

function Here() {
  const { pathname, search, state, key } = useLocation();
  const type = useNavigationType();
  const given = useNavigate();
  useEffect(() => handOut(given), [given]);
  return <output data-key={key}>{`${type} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const here = () => screen.getByRole('status');
const keyOfEntry = () => here().dataset['key'];

beforeEach(() => {
  window.history.replaceState(null, '', '/jobs');
  render(
    <BrowserRouter>
      <Here />
    </BrowserRouter>,
  );
});

it('begins where the document was opened', () => {
  expect(here()).toHaveTextContent('POP /jobs null');
  expect(keyOfEntry()).toBe('default');
});

it('Back leads to the entry before, by its own key and with what it was handed', async () => {
  act(() => void navigate('/reset', { state: { account: 'ann' } }));
  expect(here()).toHaveTextContent('PUSH /reset {"account":"ann"}');
  const key = keyOfEntry();
  act(() => void navigate('/login'));
  expect(keyOfEntry()).not.toBe(key);
  act(() => window.history.back());
  await waitFor(() => expect(here()).toHaveTextContent('POP /reset {"account":"ann"}'));
  expect(keyOfEntry()).toBe(key);
});

it('a replaced entry adds nothing to the history', () => {
  const entries = window.history.length;
  act(() => void navigate({ search: 'page=2' }, { replace: true }));
  expect(here()).toHaveTextContent('REPLACE /jobs?page=2 null');
  expect(window.history.length).toBe(entries);
});

it('what leads elsewhere as soon as it is shown takes its own place', async () => {
  const entries = window.history.length;
  render(
    <BrowserRouter>
      <Navigate to="/login" replace />
    </BrowserRouter>,
  );
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.history.length).toBe(entries);
});
