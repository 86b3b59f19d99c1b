import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['certification'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetSupSmrzFromData: read<Calls['getSupSmrzFromData']>(
      build,
      '/supinterface/getSupSmrzFromData',
      ['Certification'],
    ),
    supGetSupSmrzData: read<Calls['getSupSmrzData']>(build, '/supinterface/getSupSmrzData', [
      'Certification',
    ]),
    supAddOrEditSupSmrz: change<Calls['addOrEditSupSmrz']>(
      build,
      '/supinterface/addOrEditSupSmrz',
      ['Certification', 'Profile', 'Overview'],
    ),
    supGetSMRZ: read<Calls['getSMRZ']>(build, '/supinterface/getSMRZ', ['Certification']),
    supGetSmrzXX: read<Calls['getSmrzXX']>(build, '/supinterface/getSmrzXX', ['Certification']),
    supGetCompanyData: read<Calls['getCompanyData']>(build, '/supinterface/getCompanyData', [
      'Certification',
    ]),
    supAddOrEditCompany: change<Calls['addOrEditCompany']>(
      build,
      '/supinterface/addOrEditCompany',
      ['Certification', 'Profile', 'Overview'],
    ),
    supGetJSRZData: read<Calls['getJSRZData']>(build, '/supinterface/getJSRZData', [
      'Certification',
    ]),
    supAddOrEditJSRZ: change<Calls['addOrEditJSRZ']>(build, '/supinterface/addOrEditJSRZ', [
      'Certification',
      'Profile',
      'Overview',
    ]),
    supGetGRRZData: read<Calls['getGRRZData']>(build, '/supinterface/getGRRZData', [
      'Certification',
    ]),
    supGetJSFSRZData: read<Calls['getJSFSRZData']>(build, '/supinterface/getJSFSRZData', [
      'Certification',
    ]),
    supGetTranslatorCertificates: read<Calls['getTranslatorCertificates']>(
      build,
      '/supinterface/getTranslatorCertificates',
      ['Certification'],
    ),
    supAddOrEditTranslatorCertificate: change<Calls['addOrEditTranslatorCertificate']>(
      build,
      '/supinterface/addOrEditTranslatorCertificate',
      ['Certification', 'LanguageTest', 'Overview'],
    ),
    supGetProvincesCities: read<Calls['getProvincesCities']>(
      build,
      '/supinterface/getProvincesCities',
      ['Certification'],
    ),
  }),
});

export const {
  useSupGetSupSmrzFromDataQuery,
  useSupGetSupSmrzDataQuery,
  useSupAddOrEditSupSmrzMutation,
  useSupGetSMRZQuery,
  useSupGetSmrzXXQuery,
  useSupGetCompanyDataQuery,
  useSupAddOrEditCompanyMutation,
  useSupGetJSRZDataQuery,
  useSupAddOrEditJSRZMutation,
  useSupGetGRRZDataQuery,
  useSupGetJSFSRZDataQuery,
  useSupGetTranslatorCertificatesQuery,
  useSupAddOrEditTranslatorCertificateMutation,
  useSupGetProvincesCitiesQuery,
} = endpoints;
