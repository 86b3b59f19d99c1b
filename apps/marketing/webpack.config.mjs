import { remoteConfig } from '@tolk/webpack-preset';

export default remoteConfig({ name: 'marketing', dir: import.meta.dirname });
