import { remoteConfig } from '@tolk/webpack-preset';

export default remoteConfig({
  name: 'client-portal',
  dir: import.meta.dirname,
  screenBudgets: { './routes/xqonlinecommunication/index.tsx': 45_000 },
});
