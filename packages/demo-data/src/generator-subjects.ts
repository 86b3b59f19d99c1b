/** What generated postings are about: per field, documents to translate and occasions to interpret. */
export interface Subject {
  field: string;
  documents: { zh: readonly string[]; en: readonly string[] };
  occasions: { zh: readonly string[]; en: readonly string[] };
}

export const subjects: readonly Subject[] = [
  {
    field: 'law',
    documents: {
      zh: ['独家经销协议', '合资合同及章程', '仲裁申请书', '员工保密协议', '许可使用合同'],
      en: [
        'exclusive distribution agreement',
        'joint venture contract',
        'request for arbitration',
        'employee confidentiality agreement',
        'licence agreement',
      ],
    },
    occasions: {
      zh: ['仲裁庭审', '合同谈判', '证人访谈'],
      en: ['an arbitration hearing', 'contract negotiations', 'witness interviews'],
    },
  },
  {
    field: 'finance',
    documents: {
      zh: ['债券募集说明书', '基金季度报告', '信贷审批材料', '投资者演示文稿'],
      en: ['bond prospectus', 'quarterly fund report', 'credit file', 'investor presentation'],
    },
    occasions: {
      zh: ['业绩发布会', '投资者路演', '银团会议'],
      en: ['a results briefing', 'an investor roadshow', 'a lenders’ meeting'],
    },
  },
  {
    field: 'patents',
    documents: {
      zh: ['发明专利说明书', '权利要求书', '审查意见答复', '无效宣告请求书'],
      en: [
        'patent specification',
        'set of patent claims',
        'response to an office action',
        'request for invalidation',
      ],
    },
    occasions: {
      zh: ['专利口头审理', '发明人沟通会'],
      en: ['oral proceedings on a patent', 'a meeting with inventors'],
    },
  },
  {
    field: 'medicine',
    documents: {
      zh: ['临床研究报告', '知情同意书', '病理会诊报告', '患者教育手册'],
      en: [
        'clinical study report',
        'informed consent form',
        'pathology report',
        'patient handbook',
      ],
    },
    occasions: {
      zh: ['多学科会诊', '研究者会议', '学术年会'],
      en: ['a case conference', 'an investigators’ meeting', 'an annual medical congress'],
    },
  },
  {
    field: 'pharmaceuticals',
    documents: {
      zh: ['药品说明书', '稳定性研究资料', '工艺验证报告', '药物警戒报告'],
      en: ['package leaflet', 'stability study', 'process validation report', 'drug safety report'],
    },
    occasions: {
      zh: ['药厂现场检查', '审评沟通会'],
      en: ['an inspection of a drug plant', 'a meeting with assessors'],
    },
  },
  {
    field: 'medical-devices',
    documents: {
      zh: ['呼吸机使用说明书', '风险管理报告', '产品技术要求', '软件描述文档'],
      en: [
        'ventilator user manual',
        'risk management report',
        'product specification',
        'software description',
      ],
    },
    occasions: {
      zh: ['质量体系审核', '产品培训'],
      en: ['a quality audit', 'a product training'],
    },
  },
  {
    field: 'software',
    documents: {
      zh: ['财务软件界面文本', '开发者文档', '隐私政策与用户协议', '版本更新公告'],
      en: [
        'interface of an accounting program',
        'developer documentation',
        'privacy policy and terms of use',
        'release notes',
      ],
    },
    occasions: {
      zh: ['产品需求评审会', '用户访谈'],
      en: ['a product review', 'user interviews'],
    },
  },
  {
    field: 'electronics',
    documents: {
      zh: ['电源芯片数据手册', '贴片机操作手册', '失效分析报告', '检测标准'],
      en: [
        'power chip data sheet',
        'pick-and-place machine manual',
        'failure analysis report',
        'test standard',
      ],
    },
    occasions: {
      zh: ['晶圆设备安装调试', '技术交流会'],
      en: ['the installation of wafer equipment', 'a technical exchange'],
    },
  },
  {
    field: 'machinery',
    documents: {
      zh: ['焊接机器人操作手册', '注塑机维护规程', '设备技术协议', '备件目录'],
      en: [
        'welding robot manual',
        'injection moulding maintenance plan',
        'technical agreement',
        'spare parts catalogue',
      ],
    },
    occasions: {
      zh: ['设备验收', '工厂参观', '产线调试'],
      en: ['a machine acceptance', 'a factory visit', 'the commissioning of a line'],
    },
  },
  {
    field: 'automotive',
    documents: {
      zh: ['整车维修手册', '零部件质量协议', '电池系统测试报告', '车机界面文案'],
      en: [
        'workshop manual',
        'parts quality agreement',
        'battery test report',
        'infotainment texts',
      ],
    },
    occasions: {
      zh: ['供应商审核', '试驾活动'],
      en: ['a supplier audit', 'a test drive event'],
    },
  },
  {
    field: 'construction',
    documents: {
      zh: ['桥梁施工组织设计', '工程量清单', '分包合同', '质量验收记录'],
      en: ['bridge construction plan', 'bill of quantities', 'subcontract', 'inspection records'],
    },
    occasions: {
      zh: ['业主月度例会', '施工现场踏勘'],
      en: ['the monthly client meeting', 'a site visit'],
    },
  },
  {
    field: 'energy',
    documents: {
      zh: ['风电场运维规程', '储能系统技术规范', '并网检测报告', '安全培训教材'],
      en: [
        'wind farm maintenance plan',
        'energy storage specification',
        'grid test report',
        'safety course',
      ],
    },
    occasions: {
      zh: ['电站移交会', '安全培训'],
      en: ['the handover of a power plant', 'a safety training'],
    },
  },
  {
    field: 'shipping',
    documents: {
      zh: ['提单与报关单据', '海运服务合同', '仓储操作手册', '货损检验报告'],
      en: [
        'bills of lading and customs papers',
        'ocean freight contract',
        'warehouse handbook',
        'cargo survey report',
      ],
    },
    occasions: {
      zh: ['港口考察', '运价谈判'],
      en: ['a port visit', 'freight rate negotiations'],
    },
  },
  {
    field: 'marketing',
    documents: {
      zh: ['品牌手册', '新品发布通稿', '社交媒体文案', '官网页面'],
      en: ['brand book', 'launch press release', 'social media posts', 'company website'],
    },
    occasions: {
      zh: ['新品发布会', '媒体专访'],
      en: ['a product launch', 'press interviews'],
    },
  },
  {
    field: 'e-commerce',
    documents: {
      zh: ['厨房小家电商品页', '服装尺码与洗护说明', '客服话术', '退换货政策'],
      en: [
        'kitchen appliance listings',
        'size charts and care labels',
        'customer service scripts',
        'returns policy',
      ],
    },
    occasions: {
      zh: ['采购商对接会', '选品会'],
      en: ['a buyers’ meeting', 'a sourcing fair'],
    },
  },
  {
    field: 'games',
    documents: {
      zh: ['角色扮演手游剧情', '卡牌技能描述', '活动公告', '世界观设定集'],
      en: ['role-playing game story', 'card and skill texts', 'event announcements', 'lore book'],
    },
    occasions: {
      zh: ['发行商例会', '玩家见面会'],
      en: ['a publisher call', 'a meeting with players'],
    },
  },
  {
    field: 'film',
    documents: {
      zh: ['纪录片字幕', '电视剧对白台本', '综艺节目对白', '访谈听打稿'],
      en: [
        'documentary subtitles',
        'drama dialogue list',
        'variety show episodes',
        'interview transcripts',
      ],
    },
    occasions: {
      zh: ['电影节映后交流', '导演专访'],
      en: ['a festival discussion', 'an interview with a director'],
    },
  },
  {
    field: 'literature',
    documents: {
      zh: ['长篇小说样章', '散文集', '儿童绘本', '艺术家传记'],
      en: [
        'sample chapters of a novel',
        'collection of essays',
        'children’s picture book',
        'artist’s biography',
      ],
    },
    occasions: {
      zh: ['作家对谈', '书展活动'],
      en: ['a conversation with an author', 'a book fair'],
    },
  },
  {
    field: 'academic',
    documents: {
      zh: ['社会学期刊论文', '博士论文摘要', '会议论文集', '问卷与访谈提纲'],
      en: [
        'sociology paper',
        'thesis abstract',
        'conference proceedings',
        'questionnaire and interview guide',
      ],
    },
    occasions: {
      zh: ['国际学术研讨会', '客座讲座'],
      en: ['an academic symposium', 'a guest lecture'],
    },
  },
  {
    field: 'agriculture',
    documents: {
      zh: ['饲料添加剂标签', '果园管理手册', '食品检测报告', '有机认证材料'],
      en: [
        'feed additive labels',
        'orchard handbook',
        'food test report',
        'organic certification file',
      ],
    },
    occasions: {
      zh: ['农业考察', '进口食品展'],
      en: ['a farm visit', 'a food import fair'],
    },
  },
];
