/** `1280` fen → `12.80`, the two decimals that Alipay's signatures and amounts are written in. */
export function toYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`Not an amount in fen: ${fen}`);
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** `12.80` → `1280` fen; null for anything that is not an amount with at most two decimals. */
export function fromYuan(text: string | undefined): number | null {
  const [, yuan, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  return yuan === undefined ? null : Number(yuan) * 100 + Number(decimals.padEnd(2, '0'));
}
