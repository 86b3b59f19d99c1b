import { readdirSync } from 'node:fs';
import { allCalls, calls } from './index.ts';

it('no two calls share a path', () => {
  const paths = allCalls.map((call) => call.path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(Object.entries(calls))('the groups of /%s/ are the files below calls/', (name, groups) => {
  const files = readdirSync(new URL(`./calls/${name}/`, import.meta.url));
  expect(files.sort()).toEqual(
    Object.keys(groups)
      .map((group) => `${group}.ts`)
      .sort(),
  );
});

it.each(Object.entries(calls))(
  'every call of /%s/ is served below its own interface',
  (name, groups) => {
    for (const group of Object.values(groups)) {
      for (const [callName, call] of Object.entries<(typeof allCalls)[number]>(group)) {
        expect(call.path).toBe(`/${name}/${callName}`);
      }
    }
  },
);

it('calls that move money are refused without an idempotency key', () => {
  const required = allCalls.filter((call) => call.idempotency === 'required');
  expect(required.map((call) => call.path).sort()).toEqual([
    '/clientinterface/acceptAppealMediation',
    '/clientinterface/acceptAppealOffer',
    '/clientinterface/addAppeal',
    '/clientinterface/addProjectOrder',
    '/clientinterface/answerChange',
    '/clientinterface/answerEnd',
    '/clientinterface/answerRuling',
    '/clientinterface/cancelBooking',
    '/clientinterface/cancelProjectOrder',
    '/clientinterface/decideOrderApproval',
    '/clientinterface/editProjectOrder',
    '/clientinterface/getAcceptanceResults',
    '/clientinterface/getBankTransfer',
    '/clientinterface/getCallPayment',
    '/clientinterface/withdrawAppeal',
    '/opsinterface/addIncomingTransfer',
    '/opsinterface/addPayoutBatch',
    '/opsinterface/approvePayoutBatch',
    '/opsinterface/askPayoutProvider',
    '/opsinterface/assignIncomingTransfer',
    '/opsinterface/confirmRefundByHand',
    '/opsinterface/confirmTransferReturn',
    '/opsinterface/decideRefund',
    '/opsinterface/dropPayoutBatch',
    '/opsinterface/dropTransferReturn',
    '/opsinterface/importBankResult',
    '/opsinterface/importBankStatement',
    '/opsinterface/proposeIncidentRefund',
    '/opsinterface/proposeRefund',
    '/opsinterface/proposeTransferReturn',
    '/opsinterface/recordPayoutReturn',
    '/opsinterface/refuseSettlement',
    '/opsinterface/retryRefund',
    '/opsinterface/ruleAppeal',
    '/opsinterface/takeBackPayoutBatch',
    '/opsinterface/takeOutOfPayoutBatch',
    '/supinterface/acceptAppealMediation',
    '/supinterface/acceptAppealOffer',
    '/supinterface/addAppeal',
    '/supinterface/addTestMarks',
    '/supinterface/answerChange',
    '/supinterface/answerEnd',
    '/supinterface/answerRuling',
    '/supinterface/getJSSQ',
    '/supinterface/giveUpBooking',
    '/supinterface/withdrawAppeal',
    '/supinterface/withdrawSettlement',
  ]);
});

it('nobody but signing-up persons and visitors of the job hall and the service desk, and what browsers tell of themselves, gets in without a session', () => {
  const open = allCalls.filter((call) => call.access === 'public').map((call) => call.path);
  expect(open.sort()).toEqual([
    '/clientinterface/getSharedResume',
    '/clientinterface/login',
    '/clientinterface/loginActiveCode',
    '/clientinterface/register',
    '/clientinterface/registerActiveCode',
    '/clientinterface/resetPassActiveCode',
    '/clientinterface/resetPassword',
    '/communicationinterface/downloadServiceFile',
    '/communicationinterface/forgetServiceVisitor',
    '/communicationinterface/getWebSocketKFZX',
    '/communicationinterface/leaveServiceEmail',
    '/communicationinterface/openServiceLink',
    '/communicationinterface/rateService',
    '/communicationinterface/serviceMessageSending',
    '/communicationinterface/servicePulse',
    '/communicationinterface/serviceReadMessage',
    '/communicationinterface/serviceSession',
    '/communicationinterface/serviceSessionHistory',
    '/communicationinterface/serviceUnreadMessage',
    '/miniprogram/getURLScheme',
    '/opsinterface/confirmLogin',
    '/opsinterface/login',
    '/supinterface/getAddFWRS',
    '/supinterface/getCurrency',
    '/supinterface/getDictData',
    '/supinterface/getDictTypeData',
    '/supinterface/getDictionaryChanges',
    '/supinterface/getDisplayRates',
    '/supinterface/getField',
    '/supinterface/getHallCounts',
    '/supinterface/getJieGaoTime',
    '/supinterface/getMotherTongue',
    '/supinterface/getNationality',
    '/supinterface/getProjectReleaseInforDetail',
    '/supinterface/getProjectReleaseInforList',
    '/supinterface/getProjectTypeData',
    '/supinterface/getPublicMarket',
    '/supinterface/getSex',
    '/supinterface/getSource',
    '/supinterface/getTaskStateData',
    '/supinterface/getTranslationYears',
    '/supinterface/login',
    '/supinterface/loginActiveCode',
    '/supinterface/register',
    '/supinterface/registerActiveCode',
    '/supinterface/reportFrontEndFault',
    '/supinterface/reportWebVitals',
    '/supinterface/resetPassActiveCode',
    '/supinterface/resetPassword',
    '/supinterface/wechatAuthorize',
    '/supinterface/wechatBind',
    '/supinterface/wechatLogin',
  ]);
});

it('calls of the staff stand below /opsinterface/ and nowhere else, each in a scope or for all staff', () => {
  const staff = allCalls.filter(({ access }) => access === 'staff');
  const below = allCalls.filter(({ path }) => path.startsWith('/opsinterface/'));
  const open = below.filter(({ access }) => access !== 'staff').map(({ path }) => path);
  expect(open.sort()).toEqual(['/opsinterface/confirmLogin', '/opsinterface/login']);
  expect(below).toEqual(expect.arrayContaining(staff));
  const withoutScope = staff.filter(({ scope }) => scope === undefined).map(({ path }) => path);
  expect(withoutScope.sort()).toEqual([
    '/opsinterface/beginSecondFactor',
    '/opsinterface/changePassword',
    '/opsinterface/confirmSecondFactor',
    '/opsinterface/getStaffUser',
    '/opsinterface/loginOut',
  ]);
});

it('a member makes every call of clients for their organisation, but those about one person’s documents', () => {
  const ofPersons = allCalls
    .filter(({ access, organisation }) => access === 'client' && organisation === undefined)
    .map(({ path }) => path);
  expect(ofPersons.sort()).toEqual([
    '/clientinterface/addOrEditSysSmrz',
    '/clientinterface/getSysSmrzData',
  ]);
});

it('a member makes every call of suppliers for their company or as themselves, but that about an identity card', () => {
  const ofPersons = allCalls
    .filter(({ access, organisation }) => access === 'supplier' && organisation === undefined)
    .map(({ path }) => path);
  expect(ofPersons).toEqual(['/supinterface/addOrEditSupSmrz']);
});

it('money of an organisation moves by who pays, and its people by who manages', () => {
  const callsFor = (wanted: string) =>
    allCalls
      .filter(({ access, organisation }) => access !== 'supplier' && organisation === wanted)
      .map(({ path }) => path)
      .sort();
  expect(callsFor('pay')).toEqual([
    '/clientinterface/getBankTransfer',
    '/clientinterface/getCallPayment',
    '/clientinterface/getConfirmThePayment',
    '/clientinterface/getPaymentInformation',
    '/clientinterface/getPaymentPayer',
    '/clientinterface/requestTaxInvoice',
    '/clientinterface/saveInvoiceDetails',
    '/clientinterface/withdrawTaxInvoice',
  ]);
  expect(callsFor('approve')).toEqual(['/clientinterface/decideOrderApproval']);
  expect(callsFor('manage')).toEqual([
    '/clientinterface/addOrEditSysCompany',
    '/clientinterface/addOrEditSysInfo',
    '/clientinterface/inviteMember',
    '/clientinterface/removeCostCentre',
    '/clientinterface/removeMember',
    '/clientinterface/saveCostCentre',
    '/clientinterface/saveOrganisation',
    '/clientinterface/setMemberRoles',
    '/clientinterface/withdrawInvitation',
    '/communicationinterface/setChatSettings',
  ]);
});
