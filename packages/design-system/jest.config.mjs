import browser from '@tolk/jest-preset/browser';

export default browser;
