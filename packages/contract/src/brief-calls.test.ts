import { allCalls } from './index.ts';

/** Under the same names in both interfaces. */
const ofBothSides = [
  [
    'account',
    'register registerActiveCode login loginActiveCode resetPassActiveCode resetPassword',
  ],
  ['notifications', 'getUnreadMsg xxtzyjyd getXXTZDatas upXXTZReadingStatus'],
  [
    'feedback',
    'getFeedbackTypeData getFeedbackData addFeedBack getFeedbackDetail upYYFKReadingStatus',
  ],
  ['appeals', 'getAppealList getAppealIdData addAppeal'],
  ['evaluations', 'addEvaluate getEvaluateList'],
  ['orders', 'getProjectOrderList getProjectOrderIdData'],
  ['overview', 'getOverviewData upAvatar'],
] as const;

/** By hand, from the brief: what it names to the letter, then the names for what it only describes. */
const named = {
  supinterface: [
    ...ofBothSides,
    ['account', 'loginOut selectIdentity switchIdentity'],
    [
      'profile',
      'getSupUserData getSupInfoData getSupInfoBasicsData getSupContactData getSupCJYData addOrEditSupInfo addOrEditSupContact addOrEditSupCJY delEstimateYield getGrjlxx',
    ],
    ['files', 'uploadFile downloadFile deleteFile'],
    ['completeness', 'getWsgrxxtx getWsgrxxtxJS'],
    [
      'resume',
      'getSupResumeData saveEducation updateEducation deleteEducation getEducation saveCertificate updateCertificate deleteCertificate getCertificate saveWorkExperience updateWorkExperience deleteWorkExperience getWorkExperience saveProjectExperience updateProjectExperience deleteProjectExperience getProjectExperience saveSelfEvaluation saveResumeFile',
    ],
    [
      'dictionaries',
      'getDictData getDictTypeData getNationality getMotherTongue getField getSex getTranslationYears getSource getCurrency getJieGaoTime',
    ],
    ['visits', 'getAddFWRS'],
    [
      'verification',
      'getSupSmrzFromData getSupSmrzData addOrEditSupSmrz getJSRZData addOrEditJSRZ getProvincesCities getSMRZ getSmrzXX getGRRZData getJSFSRZData',
    ],
    ['settlement', 'getFYJSProjectList getJSSQ getFYMXProjectList getWithdrawalRecords'],
    [
      'security',
      'getIsPassword upPassword addPassword bindMailboxActiveCode upSupEmail bindMobilePhoneActiveCode upSupPhone changeEmailActiveCode changePhoneActiveCode getSysBusinessPush getUpSysBusinessPush',
    ],
    [
      'jobs',
      'getTaskStateData getProjectTypeData getProjectReleaseInforList getProjectReleaseInforDetail addProjectApplicationJL uniqueApplicationRecord getProjectApplicationJLData getProjectApplicationJLDetail getProjectList getProjectDetail',
    ],
    ['tests', 'getXuanZeData addXuanZe getXuanZeJL getYycsYzData getYkfYzdData'],
    ['orders', 'acceptOrRejectProjectOrder getDeliverables'],
  ],
  clientinterface: [
    ...ofBothSides,
    [
      'postings',
      'getPositionProjectList addPositionProject editPositionProject delPositionProject getPositionProjectDetail getPositionProjectResume getResumeDelivery getProjectShareLink',
    ],
    [
      'resumes',
      'setJlIsCollect setJlMatchingStatus getSupResumeData getResumeViewReminder getProjectApplicationJLData',
    ],
    ['notes on suppliers', 'getSupEvaluateList setSupEvaluate addSupEvaluate'],
    ['information', 'getSysInfoBasicsData addOrEditSysInfo getSysSmrzData addOrEditSysSmrz'],
    ['orders', 'getOrderType getDictTypeData addProjectOrder editProjectOrder getCommissionXQ'],
    ['payment', 'getConfirmThePayment getAcceptanceResults getCallPayment getPaymentInformation'],
  ],
  communicationinterface: [
    [
      'chat',
      'sessionHistory readMessage messageSending addContact ceatesession getXQContactList getGYSContactList getXQUnreadmessage getGYSUnreadmessage getRecallMessage',
    ],
    [
      'customer service',
      'serviceSession serviceSessionHistory serviceMessageSending serviceReadMessage serviceUnreadMessage getWebSocketKFZX',
    ],
  ],
  miniprogram: [['mini-program', 'getURLScheme']],
} as const;

const subjects = Object.entries(named).flatMap(([name, groups]) =>
  groups.map(([subject, calls]) => ({ name, subject, calls })),
);

it.each(subjects)('what the brief names of $subject is in /$name/', ({ name, calls }) => {
  const paths = new Set<string>(allCalls.map(({ path }) => path));
  const missing = calls.split(' ').filter((call) => !paths.has(`/${name}/${call}`));
  expect(missing).toEqual([]);
});
