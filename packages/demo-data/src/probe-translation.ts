/**
 * A probe translation that two suppliers mark: one of them has, the other one is asked. There is no
 * online test of this pair.
 */
export const probeTranslation = {
  supplier: 'lin-wanqing',
  pair: { sourceLanguage: 'zh-CN', targetLanguage: 'ja' },
  note: '日语能力考试 N1，曾为家电企业翻译说明书两年。',
  text: {
    title: '空气净化器使用须知',
    text: '首次使用前，请取出滤网并撕去外层塑料袋，再按箭头方向装回机身。未撕去塑料袋即开机，可能造成电机过热。请将净化器放置在平整、通风的位置，四周与墙壁或家具保持二十厘米以上的距离，进风口不得遮挡。连续使用约三个月或指示灯变为红色时，请更换滤网；滤网不可水洗，也不可重复使用。清洁机身前请先拔下电源插头，用拧干的软布擦拭，切勿使用酒精、汽油等挥发性溶剂。机器出现异味、异响或电源线破损时，请立即停止使用，并与售后服务中心联系，不要自行拆卸。儿童应在成人看护下使用本产品。',
    instructions: '用于随机附带的说明书，读者为一般家庭用户。数字写法请遵循目标语言的惯例。',
  },
  translation:
    '初めてお使いになる前に、フィルターを取り出して外側のビニール袋を外し、矢印の向きに合わせて本体に取り付け直してください。袋を付けたまま運転すると、モーターが過熱するおそれがあります。空気清浄機は水平で風通しのよい場所に置き、壁や家具から 20 センチ以上離し、吸気口をふさがないでください。約 3 か月使用したとき、またはランプが赤く点灯したときは、フィルターを交換してください。フィルターは水洗いも再使用もできません。お手入れの前に必ず電源プラグを抜き、固く絞った柔らかい布で本体をふいてください。アルコールやガソリンなどの揮発性溶剤は使用しないでください。異臭や異音がするとき、電源コードが破損したときは、ただちに使用を中止し、サービスセンターにご連絡ください。ご自分で分解しないでください。お子様がお使いになるときは、大人が付き添ってください。',
  /** Who is asked: everybody with a test of the pair who was here lately. */
  markers: ['chen-siyuan', 'sato-misaki'],
  sheet: {
    by: 'sato-misaki',
    marks: { accuracy: 36, terminology: 17, language: 21, instructions: 14 },
    remark:
      '内容准确，语气符合家电说明书的习惯。两处可改进：“连续使用”漏译“连续”；“汽油”在日语说明书中通常写作「シンナーやベンジン」。',
  },
} as const;
