import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['info'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetSysInfoBasicsData: read<Calls['getSysInfoBasicsData']>(
      build,
      '/clientinterface/getSysInfoBasicsData',
      ['Profile'],
    ),
    clientAddOrEditSysInfo: change<Calls['addOrEditSysInfo']>(
      build,
      '/clientinterface/addOrEditSysInfo',
      ['Profile', 'Certification', 'Overview', 'Session'],
    ),
    clientGetSysSmrzData: read<Calls['getSysSmrzData']>(build, '/clientinterface/getSysSmrzData', [
      'Certification',
    ]),
    clientAddOrEditSysSmrz: change<Calls['addOrEditSysSmrz']>(
      build,
      '/clientinterface/addOrEditSysSmrz',
      ['Profile', 'Certification', 'Overview', 'Session'],
    ),
    clientGetSysCompanyData: read<Calls['getSysCompanyData']>(
      build,
      '/clientinterface/getSysCompanyData',
      ['Certification'],
    ),
    clientAddOrEditSysCompany: change<Calls['addOrEditSysCompany']>(
      build,
      '/clientinterface/addOrEditSysCompany',
      ['Profile', 'Certification', 'Overview', 'Session'],
    ),
  }),
});

export const {
  useClientGetSysInfoBasicsDataQuery,
  useClientAddOrEditSysInfoMutation,
  useClientGetSysSmrzDataQuery,
  useClientAddOrEditSysSmrzMutation,
  useClientGetSysCompanyDataQuery,
  useClientAddOrEditSysCompanyMutation,
} = endpoints;
