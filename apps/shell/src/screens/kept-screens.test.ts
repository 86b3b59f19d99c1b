import type { Location, ScreenRoute } from '@tolk/platform';
import { screensAfter, screensWhenShown } from './kept-screens.ts';

const route = (path: string, keepAlive = false): ScreenRoute => ({
  name: path,
  path,
  area: 'supplier',
  owner: 'supplier-portal',
  keepAlive,
});
const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: pathname + search,
});
const list = { route: route('/list', true), location: at('/list', '?field=3') };
const form = { route: route('/form'), location: at('/form') };
const detail = { route: route('/detail'), location: at('/detail') };

describe('screens in the page', () => {
  it('the screen left behind stays until the next one is shown', () => {
    const leaving = screensAfter([form], detail);
    expect(leaving).toEqual([form, detail]);
    expect(screensWhenShown(leaving)).toEqual([detail]);
  });

  it('a kept screen stays with the address it had', () => {
    const later = screensWhenShown(
      screensAfter(screensWhenShown(screensAfter([list], form)), detail),
    );
    expect(later).toEqual([list, detail]);
  });

  it('coming back to a kept screen takes the new address and holds it once', () => {
    const back = { route: list.route, location: at('/list', '?field=4') };
    expect(screensWhenShown(screensAfter([list, detail], back))).toEqual([back]);
  });
});
