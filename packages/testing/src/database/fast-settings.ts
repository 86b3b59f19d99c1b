/** Tests throw their data away: nothing has to survive a power cut. */
export const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
};
