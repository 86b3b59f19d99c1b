import { deviceRoutes, isPhoneAgent, pathForDevice, pathForWidth } from './device-rules.ts';

const agents = {
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  wechat:
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  bot: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
} as const;
const phones = ['pixel', 'iphone', 'ipad', 'wechat'] as const;
const others = ['windows', 'mac', 'bot'] as const;

it.each(phones)('%s is a phone', (name) => expect(isPhoneAgent(agents[name])).toBe(true));
it.each(others)('%s is no phone', (name) => expect(isPhoneAgent(agents[name])).toBe(false));

const stays = undefined;
describe.each(phones)('on %s', (name) => {
  it.each([
    ['/', '', '/phoneindex'],
    ['/tolksindex', '', '/phoneindex'],
    ['/abouttolk', '', '/phoneabouttolk'],
    ['/login', '?from=%2Foverview%2Findex', '/phonelogin?from=%2Foverview%2Findex'],
    ['/register', '?yqm=K7Q2MZ4P', '/phoneregister?yqm=K7Q2MZ4P'],
    ['/register', '?RWID=7b1c', '/phoneregister?RWID=7b1c'],
    ['/phoneindex', '', stays],
    ['/phoneregister', '?yqm=K7Q2MZ4P', stays],
    ['/wechatLogin', '?code=1', stays],
    ['/jobhall/joblist', '', stays],
    ['/nowhere', '', stays],
  ])('%s%s leads to %p', (path, search, target) => {
    expect(pathForDevice(path, search, agents[name])).toBe(target);
  });
});

describe.each(others)('on %s', (name) => {
  it.each([
    ['/phoneindex', '', '/'],
    ['/phoneabouttolk', '', '/abouttolk'],
    ['/phonelogin', '?from=%2Foverview%2Findex', '/login?from=%2Foverview%2Findex'],
    ['/phoneregister', '?RWID=7b1c', '/register?RWID=7b1c'],
    ['/wechatLogin', '', '/'],
    ['/', '', stays],
    ['/login', '', stays],
    ['/tolkMiniProgram', '', stays],
  ])('%s%s leads to %p', (path, search, target) => {
    expect(pathForDevice(path, search, agents[name])).toBe(target);
  });
});

it.each([
  ['/', 767, '/phoneindex'],
  ['/', 768, undefined],
  ['/tolksindex', 320, '/phoneindex'],
  ['/abouttolk', 767, '/phoneabouttolk'],
  ['/phoneindex', 767, undefined],
  ['/phoneindex', 768, '/'],
  ['/phoneabouttolk', 1280, '/abouttolk'],
  ['/login', 320, undefined],
  ['/phonelogin', 1280, undefined],
  ['/wechatLogin', 1280, undefined],
])('a window at %s resized to %p px goes to %p', (path, width, target) => {
  expect(pathForWidth(path, '', width)).toBe(target);
  const withQuery = pathForWidth(path, '?yqm=K7Q2MZ4P', width);
  expect(withQuery).toBe(target && `${target}?yqm=K7Q2MZ4P`);
});

it('no device is sent in a circle', () => {
  for (const { path } of deviceRoutes) {
    for (const agent of Object.values(agents)) {
      const next = pathForDevice(path, '', agent);
      expect(next === undefined || pathForDevice(next, '', agent) === undefined).toBe(true);
    }
  }
});
