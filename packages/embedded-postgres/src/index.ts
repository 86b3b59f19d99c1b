/**
 * A real PostgreSQL from npm packages, started by the program that needs it: no installation, no
 * container. `startCluster` owns a data folder from first start to shutdown; it runs for root and for
 * ordinary accounts, and survives kill -9 on either side.
 */
export { startCluster, type Cluster, type ClusterOptions } from './cluster.ts';
export { ClusterError, type ClusterErrorCode } from './cluster-error.ts';
export { createFromTemplate, databaseUrl, dropDatabase, ensureDatabase } from './databases.ts';
export { findRunningCluster } from './running-cluster.ts';
