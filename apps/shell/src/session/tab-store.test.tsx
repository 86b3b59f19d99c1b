import { render } from '@testing-library/react';
import {
  createTolkStore,
  TabStoreProvider,
  tabStore,
  TolkStoreProvider,
  useTolkStore,
  type TolkStore,
} from '@tolk/api-client';

const seen: TolkStore[] = [];

function Part() {
  seen.push(useTolkStore());
  return null;
}

const part = (
  <TabStoreProvider>
    <Part />
  </TabStoreProvider>
);

beforeEach(() => void seen.splice(0));

it('parts of a page that has no store share the one of the tab', () => {
  render(
    <>
      {part}
      {part}
    </>,
  );
  expect(new Set(seen)).toEqual(new Set([tabStore()]));
});

it('a store that is there already stays', () => {
  const store = createTolkStore();
  render(<TolkStoreProvider store={store}>{part}</TolkStoreProvider>);
  expect(seen[0]).toBe(store);
});
