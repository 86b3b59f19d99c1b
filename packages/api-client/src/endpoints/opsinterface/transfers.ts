import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['transfers'];

/** Money that comes in starts orders, and lands at the desk of refunds where it fits nothing. */
const booked = ['IncomingTransfer', 'Order', 'Refund', 'Overview', 'Work', 'Audit'] as const;

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetIncomingTransferList: read<Calls['getIncomingTransferList']>(
      build,
      '/opsinterface/getIncomingTransferList',
      ['IncomingTransfer'],
    ),
    opsAddIncomingTransfer: change<Calls['addIncomingTransfer']>(
      build,
      '/opsinterface/addIncomingTransfer',
      booked,
    ),
    opsReadBankStatement: read<Calls['readBankStatement']>(
      build,
      '/opsinterface/readBankStatement',
      ['IncomingTransfer', 'Order'],
    ),
    opsImportBankStatement: change<Calls['importBankStatement']>(
      build,
      '/opsinterface/importBankStatement',
      booked,
    ),
    opsAssignIncomingTransfer: change<Calls['assignIncomingTransfer']>(
      build,
      '/opsinterface/assignIncomingTransfer',
      booked,
    ),
    opsProposeTransferReturn: change<Calls['proposeTransferReturn']>(
      build,
      '/opsinterface/proposeTransferReturn',
      booked,
    ),
    opsConfirmTransferReturn: change<Calls['confirmTransferReturn']>(
      build,
      '/opsinterface/confirmTransferReturn',
      booked,
    ),
    opsDropTransferReturn: change<Calls['dropTransferReturn']>(
      build,
      '/opsinterface/dropTransferReturn',
      booked,
    ),
  }),
});

export const {
  useOpsGetIncomingTransferListQuery,
  useOpsAddIncomingTransferMutation,
  useLazyOpsReadBankStatementQuery,
  useOpsImportBankStatementMutation,
  useOpsAssignIncomingTransferMutation,
  useOpsProposeTransferReturnMutation,
  useOpsConfirmTransferReturnMutation,
  useOpsDropTransferReturnMutation,
} = endpoints;
