export { stopTestServer as default } from '../src/database/global-setup.ts';
