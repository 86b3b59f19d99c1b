// oxlint-disable-next-line typescript/triple-slash-reference -- no import reaches an ambient module
/// <reference path="./catalog-files.d.ts" />
/**
 * The languages of the product: which one is in use, the Lingui catalogs of every package in it, and
 * the formats for money, dates, durations and numbers. Every front end and package may import this;
 * it imports none of ours.
 */
export {
  defaultLanguage,
  isLanguage,
  languageFromWire,
  languages,
  languageToWire,
  matchLanguage,
  type Language,
} from './languages.ts';
export { SentenceGap } from './sentence-gap.tsx';
export { chosenLanguage, getLanguage, onLanguageChange, useLanguage } from './language-store.ts';
export { loadCatalogs, mergeCatalogs, setLanguage, type CatalogLoaders } from './catalogs.ts';
export { I18nProvider } from './i18n-provider.tsx';
export {
  currencySymbol,
  formatMoney,
  formatMoneyShort,
  minorDigits,
  type MoneyValue,
} from './formats/money.ts';
export {
  formatDate,
  formatDateTime,
  formatDateTimeSpan,
  formatDeadline,
  formatMonth,
  formatMonthName,
  formatOffset,
  formatPastTime,
  formatRelative,
  formatShortDay,
  formatTime,
  formatUntil,
  isToCome,
  viewerPlace,
  viewerZone,
} from './formats/dates.ts';
export { formatZone } from './formats/zones.ts';
export { fromWallTime, isTwiceOnWall, toWallTime } from './formats/wall-time.ts';
export { formatClock, formatDuration } from './formats/durations.ts';
export { formatFileSize, formatNumber, formatPercent, formatRounded } from './formats/numbers.ts';
export { languageName, languagePair, languageShortName } from './formats/language-names.ts';
