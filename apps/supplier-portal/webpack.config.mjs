import { remoteConfig } from '@tolk/webpack-preset';

export default remoteConfig({
  name: 'supplier-portal',
  dir: import.meta.dirname,
  screenBudgets: { './routes/onlinecommunication/index.tsx': 45_000 },
});
