import { viewerPlace } from '@tolk/i18n';
import { useEffect, useState } from 'react';

/** Numbers there need no country code, and the list of countries is not downloaded. */
const zonesOfChina = ['Asia/Shanghai', 'Asia/Urumqi'];

/** What a phone number begins with where this browser stands: `+49 `; nothing in mainland China, and until it is known. */
export function useCallingCode(): string {
  const [code, setCode] = useState('');
  useEffect(() => {
    let gone = false;
    void codeHere().then((found) => {
      if (!gone) setCode(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return code;
}

/** Where the list can't be fetched the person types it. */
async function codeHere(): Promise<string> {
  const place = viewerPlace();
  if (zonesOfChina.includes(place.zone)) return '';
  try {
    const { likelyCountry } = await import('@tolk/domain/dictionaries/likely-country');
    const { callingCode = '+86' } = likelyCountry(place) ?? {};
    return callingCode === '+86' ? '' : `${callingCode} `;
  } catch {
    return '';
  }
}
