import { deviceName, deviceTitle, isSameDevice } from './device-name.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

it.each([
  [chrome(142), 'Chrome 142', 'Windows', 'Chrome · Windows'],
  [wechat, 'WeChat 8', 'iOS', 'WeChat · iOS'],
  [firefox, 'Firefox 145', 'Linux', 'Firefox · Linux'],
  ['curl/8.5.0', '', '', null],
  ['Your account is closed/1 call 555-0100', '', '', null],
  ['Mozilla/5.0 whatever', '', '', null],
  ['Mozilla/5.0 Your account is closed, see evil.example/ x', '', '', null],
  ['Mozilla/5.0 (Windows NT 10.0) call 555-0100/1 (x', '', 'Windows', 'Windows'],
  ['', '', '', null],
])('%j is called %j on %j', (userAgent, browser, system, title) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
  expect(deviceTitle(userAgent)).toBe(title);
});

it.each([
  [chrome(142), chrome(143), true],
  [chrome(142), firefox, false],
  ['curl/8.5.0', 'curl/8.5.0', true],
  ['curl/8.5.0', 'curl/8.6.0', false],
  ['', '', true],
])('%j and %j are the same device: %j', (one, other, same) => {
  expect(isSameDevice(one, other)).toBe(same);
});
