import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['staff'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetStaffList: read<Calls['getStaffList']>(build, '/opsinterface/getStaffList', ['Staff']),
    opsAddStaff: change<Calls['addStaff']>(build, '/opsinterface/addStaff', ['Staff', 'Audit']),
    opsEditStaff: change<Calls['editStaff']>(build, '/opsinterface/editStaff', ['Staff', 'Audit']),
    opsResetStaffLogin: change<Calls['resetStaffLogin']>(build, '/opsinterface/resetStaffLogin', [
      'Staff',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetStaffListQuery,
  useOpsAddStaffMutation,
  useOpsEditStaffMutation,
  useOpsResetStaffLoginMutation,
} = endpoints;
