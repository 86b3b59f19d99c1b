import { defineGlobalSetup } from '@tolk/testing/global-setup';
import { migrate } from '../src/database/migrate.ts';

export default defineGlobalSetup((url) => migrate(url));
