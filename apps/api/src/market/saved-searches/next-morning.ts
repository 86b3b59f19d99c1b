const hour = 9;

/** The next time that it is nine in the morning in this IANA zone. */
export function nextMorning(now: Date, zone: string): Date {
  const today = localText(now, zone).slice(0, 10);
  const morning = instantOf(`${today}T0${hour}:00:00Z`, zone);
  if (morning > now) return morning;
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000);
  return instantOf(`${tomorrow.toISOString().slice(0, 10)}T0${hour}:00:00Z`, zone);
}

/** The moment at which clocks of the zone show this time, which is written as if it were UTC. */
function instantOf(shown: string, zone: string): Date {
  const guess = new Date(Date.parse(shown) - aheadMs(new Date(shown), zone));
  return new Date(Date.parse(shown) - aheadMs(guess, zone));
}

/** How far the zone's clocks are ahead of UTC at this moment. */
function aheadMs(at: Date, zone: string): number {
  return Date.parse(`${localText(at, zone).replace(' ', 'T')}Z`) - Math.floor(+at / 1_000) * 1_000;
}

function localText(at: Date, zone: string): string {
  return at.toLocaleString('sv-SE', { timeZone: zone });
}
