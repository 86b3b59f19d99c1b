import { sceneOf } from './scene.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0', 'desktop'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) MicroMessenger/8.0.50', 'wechat'],
  ['Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0 WindowsWechat', 'wechat'],
])('%s pays as %s', (userAgent, scene) => {
  expect(sceneOf(userAgent)).toBe(scene);
});
