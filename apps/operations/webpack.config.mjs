import { remoteConfig } from '@tolk/webpack-preset';

export default remoteConfig({ name: 'operations', dir: import.meta.dirname });
