/** Nonces that were used; SHA-256 over token and nonce. */
export interface NonceTable {
  hash: Buffer;
  expires_at: Date;
}
