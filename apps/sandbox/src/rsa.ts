import { createSign, createVerify } from 'node:crypto';

/** RSA-SHA256 in base64. */
export function sign(message: string, privateKey: string): string {
  return createSign('RSA-SHA256').update(message).sign(privateKey, 'base64');
}

/** False also for a signature that is none. */
export function verify(message: string, signature: string, publicKey: string): boolean {
  return createVerify('RSA-SHA256').update(message).verify(publicKey, signature, 'base64');
}
