/** Money that came into the product's account, as the bank's statement lists it. */
export interface BankLine {
  number: string;
  /** Fen. */
  amount: number;
  payer: string;
  payerAccount: string;
  /** What the payer wrote. */
  remark: string;
  /** ISO 8601. */
  at: string;
}
