import type { Language } from '../languages.ts';
import { numberFormat } from './cached-intl.ts';

/** 12500 → `12,500`; at most two digits after the point. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** 3640 of a currency with two digits → `36.40`, 12100 → `121`: all digits after the point, or none. */
export function formatRounded(minor: number, minorDigits: number, language: Language): string {
  const unit = 10 ** minorDigits;
  const minimumFractionDigits = minor % unit === 0 ? 0 : minorDigits;
  return numberFormat(language, { minimumFractionDigits }).format(minor / unit);
}

/** A share of 1: 0.6 → `60%`. */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

const sizes = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes in steps of 1024, as people's file managers count: 1 572 864 → `1.5 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), 4);
  const value = numberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1024 ** step);
  return `${value} ${sizes[step]}`;
}
