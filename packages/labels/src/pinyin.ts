/**
 * How each character in the Chinese names of languages is read there: a syllable without its tone,
 * then its characters. ü is v, as it is typed.
 */
const syllables = `
  a阿 ai爱 ao奥 ba巴 bai拜白 ban班 bao保堡 bie别 bin宾 bing冰 bo伯博泊波 da大达 dan丹 dao岛 de德 di地
  dian典甸 ding丁 du度都 dun顿 e俄 er尔耳 fa伐法 fan繁 fei菲非 fen芬 gao高 ge格 gu古固 ha哈 han韩 hao豪
  he荷 ji吉 jia伽加 jian柬简 jiang疆 jie捷界 ka卡 ke克科 ku库 la拉腊 lai来 lan兰 lao老 li利立里 lu卢鲁
  luo洛罗 lv律 ma马 mai麦 man曼 mei美 meng孟蒙 mi米 mian棉缅 mo莫 mu姆 na纳 nan南 ni尼 nuo挪 pang旁
  pu埔普葡 qi其 ri日 rui瑞 sa萨 sai塞 sen森 seng僧 sha沙 shi世什士 si斯 suo索 ta他塔 tai泰 tao萄陶 te特
  ti体提 tu图土 tuo脱 wa哇瓦 wan宛 wang旺 wei威维 wen文 wo挝 wu乌吾 xi希西 xin信 xiong匈 xun巽 ya亚牙雅
  yi伊意 yin印 ying英 yu语 yue粤约越 zang藏 zhai寨 zhao爪 zhe遮 zhong中 zi兹 zu祖`;

const readings = new Map(
  Array.from(
    syllables.matchAll(/([a-z]+)(\p{Script=Han}+)/gu),
    ([, syllable = '', characters = '']) =>
      Array.from(characters, (character) => [character, syllable] as const),
  ).flat(),
);

/** `日语` → `riyu`, what is typed to find a language; a character that no language's name has is left out. */
export function pinyinOf(name: string): string {
  return Array.from(name, (character) => readings.get(character) ?? '').join('');
}
