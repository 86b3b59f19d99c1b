import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { Browser } from './browser.ts';

const tagBytes = 16;

/**
 * What a browser reads in a push: content coding `aes128gcm` (RFC 8188) with the keys of RFC 8291, in
 * one record. Throws for what was not encrypted for this browser.
 */
export function decrypt(browser: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordBytes = body.readUInt32BE(16);
  const senderEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, senderEnd);
  const record = body.subarray(senderEnd);
  if (record.length > recordBytes) throw new Error('A push has one record');

  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(browser.privateKey, 'base64url');
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(browser.publicKey, 'base64url'),
    sender,
  ]);
  const auth = Buffer.from(browser.auth, 'base64url');
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  // The last record ends with 2 and any number of zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The record is not the last one');
  return padded.subarray(0, end).toString('utf8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
