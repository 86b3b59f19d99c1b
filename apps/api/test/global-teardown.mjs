export { stopTestServer as default } from '@tolk/testing/global-setup';
