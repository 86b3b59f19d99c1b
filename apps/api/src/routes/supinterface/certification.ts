import { supCertification } from '@tolk/contract/calls/supinterface/certification';
import { route } from '../../calls/route.ts';
import { ownCompany, submitCompany } from '../../profiles/certification/company.ts';
import {
  ownRealName,
  personalPart,
  realNameForm,
  realNameState,
  submitRealName,
} from '../../profiles/certification/real-name.ts';
import {
  ownSettlementMethod,
  ownSettlementMethods,
  provincesOrCities,
  submitSettlementMethod,
} from '../../profiles/certification/settlement-methods.ts';
import {
  ownTranslatorCertificates,
  submitTranslatorCertificate,
} from '../../profiles/certification/translator-certificates.ts';

export const supCertificationRoutes = [
  route(supCertification.getSupSmrzFromData, (_request, context) => realNameForm(context)),
  route(supCertification.getSupSmrzData, ownRealName),
  route(supCertification.addOrEditSupSmrz, submitRealName),
  route(supCertification.getSMRZ, (_request, context) => realNameState(context)),
  route(supCertification.getSmrzXX, ownRealName),
  route(supCertification.getCompanyData, (_request, context) => ownCompany(context)),
  route(supCertification.addOrEditCompany, submitCompany),
  route(supCertification.getJSRZData, ownSettlementMethod),
  route(supCertification.addOrEditJSRZ, submitSettlementMethod),
  route(supCertification.getGRRZData, (_request, context) => personalPart(context)),
  route(supCertification.getJSFSRZData, (_request, context) => ownSettlementMethods(context)),
  route(supCertification.getProvincesCities, async ({ province }) => provincesOrCities(province)),
  route(supCertification.getTranslatorCertificates, (_request, context) =>
    ownTranslatorCertificates(context),
  ),
  route(supCertification.addOrEditTranslatorCertificate, submitTranslatorCertificate),
];
