/**
 * The socket to the server: invalidations about what changed go into the store as stale tags, so that every
 * screen that shows it fetches the truth. socket.io reaches the apps through this package only.
 */
export { connect, type ConnectionOptions } from './connection.ts';
