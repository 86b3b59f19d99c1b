import { remoteConfig } from '@tolk/webpack-preset';

export default remoteConfig({ name: 'client-portal', dir: import.meta.dirname });
