export { expectNoSeriousViolations } from './axe.ts';
export { launchBrowser, launchOptions } from './launch.ts';
export { Screen } from './screen.ts';
