export { default } from '@tolk/jest-preset/node';
