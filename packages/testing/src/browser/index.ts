export { expectNoSeriousViolations } from './axe.ts';
export { launchBrowser, launchOptions } from './launch.ts';
export { untilFetchedAhead, watchLoads, type Loads } from './loads.ts';
export { expectNoHan, expectOneLanguage } from './one-language.ts';
export { Screen } from './screen.ts';
export { expectWithinWidth } from './width.ts';
export { Words, type Language } from './words.ts';
