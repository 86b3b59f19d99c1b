/** What stands on the invoices of the demo's client besides name and tax number. */
export const demoInvoiceDetails = {
  address: '上海市徐汇区漕溪北路 88 号 12 层',
  phone: '021-5555 0100',
  bank: '招商银行上海徐家汇支行',
  bankAccount: '121908012310801',
  email: 'invoices@tolk.example',
};
