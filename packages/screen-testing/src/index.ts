/** For component tests of portals and shared views: a screen with everything that stands around it. */
export { answerCalls, Refusal, type Asked } from './answer-calls.ts';
export { renderScreen } from './render-screen.tsx';
