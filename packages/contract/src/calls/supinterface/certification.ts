import { settlementMethods } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Company,
  CompanyForm,
  RealName,
  RealNameForm,
  SettlementMethod,
  SettlementMethodRequest,
  TranslatorCertificate,
  TranslatorCertificateForm,
  verificationState,
} from '../../schemas/certification.ts';
import { Bilingual, Flag, Id, Nothing, OneOf, Text } from '../../schemas/base.ts';
import { DictionaryItem } from './dictionaries.ts';

const changeErrors = [errorCodes.verificationLocked, errorCodes.conflict];

/** Who a supplier is and where their earnings go; numbers leave the server masked only. */
export const supCertification = {
  getSupSmrzFromData: defineCall({
    path: '/supinterface/getSupSmrzFromData',
    access: 'supplier',
    organisation: 'read',
    summary: 'Choices of the form of real-name verification (SMRZ), with the name of the profile.',
    request: Nothing,
    response: Type.Object({
      documentTypes: Type.Array(Type.Object({ value: Type.String(), label: Bilingual })),
      /** The profile's real name, which the document has to carry; empty without a profile. */
      name: Type.String(),
    }),
    idempotency: 'none',
  }),
  getSupSmrzData: defineCall({
    path: '/supinterface/getSupSmrzData',
    access: 'supplier',
    organisation: 'read',
    summary: 'The real-name verification as it was saved, masked.',
    request: Type.Object({ supUserId: Type.Optional(Id) }),
    response: RealName,
    idempotency: 'none',
  }),
  addOrEditSupSmrz: defineCall({
    path: '/supinterface/addOrEditSupSmrz',
    access: 'supplier',
    summary:
      'Submit the real-name verification; what was submitted stands until staff decides otherwise.',
    request: RealNameForm,
    response: RealName,
    idempotency: 'accepted',
    errors: [...changeErrors, errorCodes.nameDiffers, errorCodes.documentTaken],
  }),
  getSMRZ: defineCall({
    path: '/supinterface/getSMRZ',
    access: 'supplier',
    organisation: 'read',
    summary: 'Where the real-name verification stands.',
    request: Nothing,
    response: Type.Object({ ...verificationState, verified: Flag }),
    idempotency: 'none',
  }),
  getSmrzXX: defineCall({
    path: '/supinterface/getSmrzXX',
    access: 'supplier',
    organisation: 'read',
    summary: 'Details of the real-name verification (XX = information).',
    request: Nothing,
    response: RealName,
    idempotency: 'none',
  }),
  getCompanyData: defineCall({
    path: '/supinterface/getCompanyData',
    access: 'supplier',
    organisation: 'read',
    summary: 'The certification of the company.',
    request: Nothing,
    response: Company,
    idempotency: 'none',
  }),
  addOrEditCompany: defineCall({
    path: '/supinterface/addOrEditCompany',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Submit the company for certification.',
    request: CompanyForm,
    response: Company,
    idempotency: 'accepted',
    errors: [...changeErrors, errorCodes.documentTaken],
  }),
  getJSRZData: defineCall({
    path: '/supinterface/getJSRZData',
    access: 'supplier',
    organisation: 'collect',
    summary: 'One settlement method as it was saved, masked (JSRZ = settlement certification).',
    request: Type.Object({ method: OneOf(settlementMethods) }),
    response: SettlementMethod,
    idempotency: 'none',
  }),
  addOrEditJSRZ: defineCall({
    path: '/supinterface/addOrEditJSRZ',
    access: 'supplier',
    organisation: 'collect',
    summary:
      'Submit a settlement method for certification; it replaces the one saved before. Without an ID number it is that of the verified ID card.',
    request: SettlementMethodRequest,
    response: SettlementMethod,
    idempotency: 'accepted',
    errors: [
      ...changeErrors,
      errorCodes.nameDiffers,
      errorCodes.realNameFirst,
      errorCodes.companyFirst,
    ],
  }),
  getGRRZData: defineCall({
    path: '/supinterface/getGRRZData',
    access: 'supplier',
    organisation: 'collect',
    summary:
      'The personal part of the certification: the verified name and the masked document (GRRZ).',
    request: Nothing,
    response: Type.Object({ name: Type.String(), number: Type.String(), verified: Flag }),
    idempotency: 'none',
  }),
  getJSFSRZData: defineCall({
    path: '/supinterface/getJSFSRZData',
    access: 'supplier',
    organisation: 'collect',
    summary: 'The four settlement methods and which are certified (JSFS = settlement method).',
    request: Nothing,
    response: Type.Array(SettlementMethod),
    idempotency: 'none',
  }),
  getTranslatorCertificates: defineCall({
    path: '/supinterface/getTranslatorCertificates',
    access: 'supplier',
    organisation: 'self',
    summary: 'The translator’s certificates with where their verification stands.',
    request: Nothing,
    response: Type.Array(TranslatorCertificate),
    idempotency: 'none',
  }),
  addOrEditTranslatorCertificate: defineCall({
    path: '/supinterface/addOrEditTranslatorCertificate',
    access: 'supplier',
    organisation: 'self',
    summary:
      'Submit a certificate; once certified it counts as the language test of its pair. It replaces a refused one of the same body and pair.',
    request: TranslatorCertificateForm,
    response: TranslatorCertificate,
    idempotency: 'accepted',
    errors: [...changeErrors, errorCodes.documentTaken, errorCodes.tooManyEntries],
  }),
  getProvincesCities: defineCall({
    path: '/supinterface/getProvincesCities',
    access: 'any',
    summary: 'Provinces, or the cities of one province.',
    request: Type.Object({ province: Type.Optional(Text(12, 6)) }),
    response: Type.Array(DictionaryItem),
    idempotency: 'none',
  }),
};
