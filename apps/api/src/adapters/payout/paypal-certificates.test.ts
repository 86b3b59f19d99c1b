import { MINUTE } from '@tolk/domain';
import { serve, type LocalServer } from '../../../test/support/merchant.ts';
import { createMovableClock } from '../clock.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';

/** Whose certificates PayPal's host lays out here; anything else is absent there. */
const pem = `-----BEGIN CERTIFICATE-----
MIICrzCCAZegAwIBAgIJAf5Og5LjWgWwMA0GCSqGSIb3DQEBCwUAMBcxFTATBgNV
BAMMDG5vdGljZXMudGVzdDAeFw0yMDAxMDEwMDAwMDBaFw00OTEyMzEyMzU5NTla
MBcxFTATBgNVBAMMDG5vdGljZXMudGVzdDCCASIwDQYJKoZIhvcNAQEBBQADggEP
ADCCAQoCggEBAKbiOwswgLwqsLTkkeJIaPGJSk3++axw4xO2Rki6CbOHXp9vwF97
0VlvPdgJhe90lbc/6Wgf7ZyretUrCNIFRXpD9G7lnvnfMk+wUcGab5sg6+thkFJ0
7FkSG/rNw+P71Ma//ad4dpjeuFe6yRLHIcjbOxtFG4QyoiIZQ2qnluGve/fI6YEy
qUG8/FYnDsrYQwHfjVrZxBT8c7SivSv4KsVt7GMHCQ4kE4wfcxGaGXlUJ98d6SfC
zZ/g+E70LGnB/1xbRevYp8dh26eWlDaNG8U+rF04NCceWHshO/9SVk3tfMHfRq/6
Mwhe55ZIVGSA3SZQc6IB4u+fpwegoh5tb+UCAwEAATANBgkqhkiG9w0BAQsFAAOC
AQEAfuwJZc2yAUcq43RnKYBM3tRx+dcVXCCtaNUhboQJbk+hrgbpbycz0IM88nGm
0TlqKOu10/RTyCBMMd85ORbWGu/tQG2ZkCDKSoUNla6uLhf51lrROzJZRAXnuh2c
WXoCqp+i/hu0FR8DmoglF5G5bnOScW8CUQ83IPz6OcpxTrXPQmwbN1fYapPbULBO
pVDEP85go31hd9Sywxg8PZVxifENeF5J95j1J56Fvop4aFpmFURRRdjqA2yI0m9X
FNHKkZlBTyf9hzbjCDtcuaVdk/rPNtZyX4yMoQhN6I+IJzYge+R6HpldF4ZY4ReC
T7/PpIgYGXCmeU0Roeqd3cCmWA==
-----END CERTIFICATE-----
`;
const known = new Set(['CERT-1', 'CERT-2']);
let host: LocalServer;
let fetched: string[] = [];
let isDown = false;
beforeAll(async () => {
  host = await serve(async (request, response) => {
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    fetched.push(name);
    if (isDown) request.socket.destroy();
    else if (known.has(name)) response.end(pem);
    else response.writeHead(404).end();
  });
});
afterAll(() => host.stop());
beforeEach(() => {
  fetched = [];
  isDown = false;
});

function room() {
  const clock = createMovableClock(0);
  const keyAt = createPayPalCertificates({ certificateOrigin: host.url }, clock);
  return { clock, keyAt: (name: string) => keyAt(`${host.url}/v1/notifications/certs/${name}`) };
}

const unavailable = { name: 'ProviderUnavailable' };

it('one certificate is fetched once, also for notifications that come at once', async () => {
  const { clock, keyAt } = room();
  const keys = await Promise.all(Array.from({ length: 20 }, () => keyAt('CERT-1')));
  clock.advance(60 * MINUTE);
  keys.push(await keyAt('CERT-1'), await keyAt('CERT-1?another=1'), await keyAt('CERT-1#x'));
  expect(new Set(keys.map((key) => key.asymmetricKeyType))).toEqual(new Set(['rsa']));
  expect(fetched).toEqual(['CERT-1']);
});

it('a certificate that is not there is asked for once a minute', async () => {
  const { clock, keyAt } = room();
  for (let times = 0; times < 20; times += 1) {
    await expect(keyAt('NONE')).rejects.toMatchObject(unavailable);
  }
  expect(fetched).toEqual(['NONE']);
  clock.advance(MINUTE);
  await expect(keyAt('NONE')).rejects.toMatchObject(unavailable);
  expect(fetched).toEqual(['NONE', 'NONE']);
});

it('a host that was down is asked again after a minute', async () => {
  const { clock, keyAt } = room();
  isDown = true;
  await expect(keyAt('CERT-1')).rejects.toMatchObject(unavailable);
  isDown = false;
  clock.advance(MINUTE);
  expect((await keyAt('CERT-1')).type).toBe('public');
});

it('a thousand forged notices cost five fetches a minute, and what is known stays known', async () => {
  const { clock, keyAt } = room();
  await keyAt('CERT-1');
  for (let notice = 0; notice < 1_000; notice += 1) {
    await expect(keyAt(`FORGED-${notice}`)).rejects.toMatchObject(unavailable);
  }
  expect(fetched).toEqual(['CERT-1', 'FORGED-0', 'FORGED-1', 'FORGED-2', 'FORGED-3']);
  expect((await keyAt('CERT-1')).type).toBe('public');
  // PayPal repeats what it could not deliver.
  await expect(keyAt('CERT-2')).rejects.toMatchObject(unavailable);
  clock.advance(MINUTE);
  expect((await keyAt('CERT-2')).type).toBe('public');
});
