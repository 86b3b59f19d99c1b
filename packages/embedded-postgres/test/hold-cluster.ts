import { startCluster } from '../src/index.ts';

// Owns a cluster until it is killed, or until stdin closes, and tells its parent in one JSON line.
const [dataDir = ''] = process.argv.slice(2);
try {
  const cluster = await startCluster({ dataDir });
  const url = await cluster.ensureDatabase('words');
  console.log(JSON.stringify({ adopted: cluster.adopted, url }));
  process.stdin.on('end', () => void cluster.stop()).resume();
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
