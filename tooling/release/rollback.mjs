import { rollbackRemote } from './index.ts';

const remote = process.argv[2];
if (!remote) {
  console.error('Which remote? For example: npm run rollback -- supplier-portal');
  process.exit(2);
}
try {
  console.log(`${remote}: back to ${rollbackRemote(remote)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
