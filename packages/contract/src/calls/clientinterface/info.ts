import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Company, CompanyForm, RealName, RealNameForm } from '../../schemas/certification.ts';
import { Id, Nothing } from '../../schemas/base.ts';
import { SysInfo, SysInfoForm } from '../../schemas/profile.ts';

const own = Type.Object({ sysUserId: Type.Optional(Id) });
const submitErrors = [errorCodes.verificationLocked, errorCodes.conflict, errorCodes.documentTaken];

/** The client's own information and verification; person and company are verified once for both identities. */
export const clientInfo = {
  getSysInfoBasicsData: defineCall({
    path: '/clientinterface/getSysInfoBasicsData',
    access: 'client',
    organisation: 'read',
    summary: 'The client’s basic information.',
    request: own,
    response: SysInfo,
    idempotency: 'none',
  }),
  addOrEditSysInfo: defineCall({
    path: '/clientinterface/addOrEditSysInfo',
    access: 'client',
    organisation: 'manage',
    summary: 'Save the client’s basic information; a verified real name stands.',
    request: SysInfoForm,
    response: SysInfo,
    idempotency: 'accepted',
    errors: [errorCodes.realNameLocked, errorCodes.companyLocked],
  }),
  getSysSmrzData: defineCall({
    path: '/clientinterface/getSysSmrzData',
    access: 'client',
    summary: 'The real-name verification (SMRZ), masked.',
    request: own,
    response: RealName,
    idempotency: 'none',
  }),
  addOrEditSysSmrz: defineCall({
    path: '/clientinterface/addOrEditSysSmrz',
    access: 'client',
    summary: 'Submit the real-name verification.',
    request: RealNameForm,
    response: RealName,
    idempotency: 'accepted',
    errors: [...submitErrors, errorCodes.nameDiffers],
  }),
  getSysCompanyData: defineCall({
    path: '/clientinterface/getSysCompanyData',
    access: 'client',
    organisation: 'read',
    summary: 'The certification of the company.',
    request: Nothing,
    response: Company,
    idempotency: 'none',
  }),
  addOrEditSysCompany: defineCall({
    path: '/clientinterface/addOrEditSysCompany',
    access: 'client',
    organisation: 'manage',
    summary: 'Submit the company for certification.',
    request: CompanyForm,
    response: Company,
    idempotency: 'accepted',
    errors: submitErrors,
  }),
};
