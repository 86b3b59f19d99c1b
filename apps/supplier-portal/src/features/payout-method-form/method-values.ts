import type { SettlementMethodRequest } from '@tolk/contract';
import type { SettlementMethodName } from '@tolk/domain';
import { groupedCard, groupedResidentId } from '@tolk/domain/checks/typed-number';

export interface MethodValues {
  name: string;
  idNumber: string;
  cardNumber: string;
  companyName: string;
  creditCode: string;
  account: string;
  province: string | null;
  city: string | null;
  bank: string | null;
  branch: string;
}

/** What was typed as the call takes it: the fields of the chosen method only. */
export function requestOf(
  method: SettlementMethodName,
  values: MethodValues,
): SettlementMethodRequest {
  const { name, idNumber, cardNumber, companyName, creditCode, account, branch } = values;
  const bank = {
    province: values.province ?? '',
    city: values.city ?? '',
    bank: values.bank ?? '',
    branch,
  };
  if (method === 'personalCard') {
    return { method, name, ...(idNumber ? { idNumber } : {}), cardNumber, ...bank };
  }
  if (method === 'corporateCard') {
    return { method, companyName, ...(creditCode ? { creditCode } : {}), account, ...bank };
  }
  return { method, name, account };
}

/** The same as it is read over before it is sent: numbers in the groups that they are printed in. */
export function sentDetails(
  method: SettlementMethodName,
  values: MethodValues,
): Record<string, string> {
  const { method: _method, ...details } = requestOf(method, values);
  return {
    ...details,
    ...('cardNumber' in details ? { cardNumber: groupedCard(details.cardNumber) } : {}),
    ...('idNumber' in details && details.idNumber !== undefined
      ? { idNumber: groupedResidentId(details.idNumber) }
      : {}),
  };
}
