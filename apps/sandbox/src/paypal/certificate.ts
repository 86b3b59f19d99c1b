import { createPublicKey, createSign, randomBytes } from 'node:crypto';
import type { KeyPair } from '../key-pair.ts';

/** DER tags. */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;

/** sha256WithRSAEncryption without parameters, and commonName. */
const algorithm = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const commonName = Buffer.from('0603550403', 'hex');

/** A self-signed X.509 certificate (RFC 5280) for the years 2020 to 2049, as PEM. */
export function selfSigned({ publicKey, privateKey }: KeyPair, name: string): string {
  const holder = der(SEQUENCE, der(SET, der(SEQUENCE, commonName, der(UTF8_STRING, text(name)))));
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    holder,
    der(SEQUENCE, der(UTC_TIME, text('200101000000Z')), der(UTC_TIME, text('491231235959Z'))),
    holder,
    createPublicKey(publicKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(content).sign(privateKey);
  const bits = der(BIT_STRING, Buffer.from([0]), signature);
  const base64 = der(SEQUENCE, content, algorithm, bits).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function text(value: string): Buffer {
  return Buffer.from(value, 'utf8');
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

/** Below 128 one byte; else the number of bytes that follow, and those. */
function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
