export { default } from '@tolk/jest-preset/browser';
