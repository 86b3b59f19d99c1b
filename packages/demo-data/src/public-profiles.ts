/** What suppliers of the demo show to everybody; the others did not agree to it. */
export interface SeedSample {
  title: string;
  sourceLanguage: string;
  targetLanguage: string;
  field: string;
  sourceText: string;
  targetText: string;
}

export interface SeedPublicProfile {
  headline: string;
  sample?: SeedSample;
}

/** By the people's keys, which are their addresses too. */
export const publicProfiles: Readonly<Record<string, SeedPublicProfile>> = {
  'lin-wanqing': {
    headline: '法律与金融中英互译，八年招股书与仲裁文书经验',
    sample: {
      title: '股权转让协议，不可抗力条款',
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      field: 'law',
      sourceText:
        '任何一方因不可抗力不能履行本协议的，应在事件发生后五个工作日内书面通知另一方，并在十五个工作日内提供有关证明。受影响的一方应采取一切合理措施减少损失。',
      targetText:
        'A party prevented by force majeure from performing this Agreement shall notify the other party in writing within five business days of the event and furnish evidence of it within fifteen business days. The party affected shall take all reasonable steps to mitigate the loss.',
    },
  },
  'chen-siyuan': { headline: '日语技术资料与现场口译，六年汽车零部件工艺背景' },
  'emma-whitfield': {
    headline: 'Chinese to English for museums, publishers and universities',
    sample: {
      title: 'Wall text for an exhibition of celadon',
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      field: 'culture',
      sourceText:
        '龙泉青瓷的釉色以粉青与梅子青为最。匠人以石灰碱釉多次施釉，釉层厚而温润，望之如玉。',
      targetText:
        'Longquan celadon is prized above all for two glazes, powder blue-green and plum green. Potters laid the lime-alkali glaze on in several coats, until it was thick and soft to the eye and could be taken for jade.',
    },
  },
  'lukas-brenner': { headline: 'Technical translator, Chinese and English into German' },
  'camille-roussel': {
    headline: 'Fashion, marketing and tourism, Chinese and English into French',
  },
  'sato-misaki': { headline: '游戏与文学作品日译及审校，中英文均可' },
};
