import type { Language } from '../languages.ts';
import { formatOffset } from './dates.ts';

/** Zones whose place has changed its name since browsers learnt it. */
const newer: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
};

/** The zones that most of our people live in, in Chinese; other places keep their Latin name. */
const chinese: Readonly<Record<string, string>> = {
  'Asia/Shanghai': '北京时间',
  'Asia/Urumqi': '乌鲁木齐',
  'Asia/Hong_Kong': '香港',
  'Asia/Macau': '澳门',
  'Asia/Taipei': '台北',
  'Asia/Tokyo': '东京',
  'Asia/Seoul': '首尔',
  'Asia/Singapore': '新加坡',
  'Asia/Kuala_Lumpur': '吉隆坡',
  'Asia/Bangkok': '曼谷',
  'Asia/Jakarta': '雅加达',
  'Asia/Manila': '马尼拉',
  'Asia/Saigon': '胡志明市',
  'Asia/Ho_Chi_Minh': '胡志明市',
  'Asia/Calcutta': '加尔各答',
  'Asia/Kolkata': '加尔各答',
  'Asia/Dubai': '迪拜',
  'Asia/Riyadh': '利雅得',
  'Asia/Phnom_Penh': '金边',
  'Asia/Vientiane': '万象',
  'Asia/Ulaanbaatar': '乌兰巴托',
  'Asia/Almaty': '阿拉木图',
  'Asia/Vladivostok': '海参崴',
  'Europe/London': '伦敦',
  'Europe/Paris': '巴黎',
  'Europe/Berlin': '柏林',
  'Europe/Madrid': '马德里',
  'Europe/Rome': '罗马',
  'Europe/Amsterdam': '阿姆斯特丹',
  'Europe/Stockholm': '斯德哥尔摩',
  'Europe/Oslo': '奥斯陆',
  'Europe/Copenhagen': '哥本哈根',
  'Europe/Helsinki': '赫尔辛基',
  'Europe/Vienna': '维也纳',
  'Europe/Zurich': '苏黎世',
  'Europe/Brussels': '布鲁塞尔',
  'Europe/Lisbon': '里斯本',
  'Europe/Dublin': '都柏林',
  'Europe/Warsaw': '华沙',
  'Europe/Prague': '布拉格',
  'Europe/Athens': '雅典',
  'Europe/Istanbul': '伊斯坦布尔',
  'Europe/Moscow': '莫斯科',
  'Africa/Cairo': '开罗',
  'Africa/Johannesburg': '约翰内斯堡',
  'Africa/Nairobi': '内罗毕',
  'America/New_York': '纽约',
  'America/Chicago': '芝加哥',
  'America/Los_Angeles': '洛杉矶',
  'America/Denver': '丹佛',
  'America/Toronto': '多伦多',
  'America/Vancouver': '温哥华',
  'America/Mexico_City': '墨西哥城',
  'America/Sao_Paulo': '圣保罗',
  'Australia/Sydney': '悉尼',
  'Australia/Melbourne': '墨尔本',
  'Australia/Brisbane': '布里斯班',
  'Australia/Perth': '珀斯',
  'Pacific/Auckland': '奥克兰',
};

/** A zone as a person says it, with its offset at that moment: `Shanghai (UTC+8)` / `北京时间（UTC+8）`. */
export function formatZone(zone: string, at: string, language: Language): string {
  const offset = formatOffset(at, zone);
  // A zone without a place in its name, such as `UTC`, is its offset already.
  if (!zone.includes('/')) return offset;
  if (language === 'zh-CN') return `${chinese[zone] ?? place(zone)}（${offset}）`;
  return `${place(zone)} (${offset})`;
}

function place(zone: string): string {
  return newer[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
